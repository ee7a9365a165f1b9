import { expect, test } from 'vitest'
import type { Option, Place } from '../components/reference'
import { editionValue, inReadingOrder, seatPlan, Wish } from './newTableForm.svelte'

const PLACES: Place[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4].map((level, at) => ({ x: at % 3, row: level, level }))
const MILL: Option = {
  id: 'mill',
  name: 'Mill',
  about: '',
  sources: [],
  rules: [],
  values: [
    { id: 'once', text: '', books: [], editions: ['second', 'french'] },
    { id: 'often', text: '', books: [], editions: ['first'] },
  ],
}

test('a new wish can be sent as it is', () => {
  const asked = new Wish().request()
  expect(asked.seats).toEqual([{ kind: 'me' }, { kind: 'invited' }])
  expect(asked.start).toBe(false)
  expect(asked.rules?.tiles).toBe('first')
  expect(asked.clock?.kind).toBe('none')
})

test('a table that waits for nobody begins at once', () => {
  const wish = new Wish()
  wish.seats = [seatPlan('me'), { ...seatPlan('here'), name: ' Jost ' }, seatPlan('bot', 'master')]
  const asked = wish.request()
  expect(asked.start).toBe(true)
  expect(asked.seats).toEqual([{ kind: 'me' }, { kind: 'me', name: 'Jost' }, { kind: 'bot', bot: 'master' }])
})

test('an option is sent only where it differs from the edition', () => {
  const wish = new Wish()
  wish.setOption(MILL, 'often')
  expect(wish.request().rules?.options).toEqual({ mill: 'often' })
  wish.setOption(MILL, 'once')
  expect(wish.request().rules?.options).toEqual({})
  expect(editionValue(MILL, 'first')).toBe('often')
})

test('players may start with a building only if its tile surely stays in the box', () => {
  const wish = new Wish()
  wish.places = PLACES
  expect(wish.leftOut(12)).toBe(false)
  expect(wish.leftOut(15)).toBe(true)
  wish.buildings = [12, 15]
  expect(wish.request().rules?.start_buildings).toEqual([15])
  wish.tiles = 'random'
  expect(wish.leftOut(15)).toBe(false)
})

test('chosen tiles are laid by level in reading order', () => {
  const mixed: Place[] = [4, 1, 2, 1].map((level, x) => ({ x, row: 0, level }))
  expect(inReadingOrder(mixed, [13, 22, 11, 45])).toEqual([45, 11, 22, 13])
})

test('a clock of minutes is sent in seconds', () => {
  const wish = new Wish()
  wish.clock = 'live'
  expect(wish.request().clock).toEqual({ kind: 'live', bank: 1200, increment: 15, days: 0 })
})

test('one click fills the table for a sort of company', () => {
  const wish = new Wish()
  wish.seats.push(seatPlan('bot'))
  expect(wish.company).toBe('')
  wish.fill('open')
  expect(wish.seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'open'])
  expect(wish.company).toBe('open')
  expect(wish.public).toBe(true)
})
