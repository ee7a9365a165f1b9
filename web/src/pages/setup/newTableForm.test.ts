import { expect, test } from 'vitest'
import type { Option, Place } from '../components/reference'
import { editionValue, inReadingOrder, seatPlan, NewTableForm } from './newTableForm.svelte'

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

test('an untouched form can be submitted', () => {
  const asked = new NewTableForm().request()
  expect(asked.seats).toEqual([{ kind: 'me' }, { kind: 'invited' }])
  expect(asked.start).toBe(false)
  expect(asked.rules?.tiles).toBe('first')
  expect(asked.clock?.kind).toBe('none')
})

test('a table that waits for nobody begins at once', () => {
  const form = new NewTableForm()
  form.seats = [seatPlan('me'), { ...seatPlan('here'), name: ' Jost ' }, seatPlan('bot', 'master')]
  const asked = form.request()
  expect(asked.start).toBe(true)
  expect(asked.seats).toEqual([{ kind: 'me' }, { kind: 'me', name: 'Jost' }, { kind: 'bot', bot: 'master' }])
})

test('an option is sent only where it differs from the edition', () => {
  const form = new NewTableForm()
  form.setOption(MILL, 'often')
  expect(form.request().rules?.options).toEqual({ mill: 'often' })
  form.setOption(MILL, 'once')
  expect(form.request().rules?.options).toEqual({})
  expect(editionValue(MILL, 'first')).toBe('often')
})

test('players may start with a building only if its tile surely stays in the box', () => {
  const form = new NewTableForm()
  form.places = PLACES
  expect(form.leftOut(12)).toBe(false)
  expect(form.leftOut(15)).toBe(true)
  form.buildings = [12, 15]
  expect(form.request().rules?.start_buildings).toEqual([15])
  form.tiles = 'random'
  expect(form.leftOut(15)).toBe(false)
})

test('chosen tiles are laid by level in reading order', () => {
  const mixed: Place[] = [4, 1, 2, 1].map((level, x) => ({ x, row: 0, level }))
  expect(inReadingOrder(mixed, [13, 22, 11, 45])).toEqual([45, 11, 22, 13])
})

test('a clock of minutes is sent in seconds', () => {
  const form = new NewTableForm()
  form.clock = 'live'
  expect(form.request().clock).toEqual({ kind: 'live', bank: 1200, increment: 15, days: 0 })
})

test('one click fills the table for a sort of company', () => {
  const form = new NewTableForm()
  form.seats.push(seatPlan('bot'))
  expect(form.company).toBe('')
  form.fill('open')
  expect(form.seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'open'])
  expect(form.company).toBe('open')
  expect(form.public).toBe(true)
})
