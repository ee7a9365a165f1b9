import { describe, expect, it, test } from 'vitest'
import { workView } from '../api/view'
import { chipContent, chipsOf, type Chip, type ChipRoom } from './chip'

test('a chip says what a worker does, in words and in numbers', () => {
  const work = workView({
    worker: 'farmer',
    does: 'mines 1 coal',
    icon: 'coal',
    outcome: { coal: 1, water: -2, points: 2 },
  })
  expect(chipsOf([work]).farmer).toMatchObject({
    icon: 'coal',
    text: 'mines 1 coal',
    points: 2,
    idle: false,
    tally: [
      { icon: 'coal', amount: 1 },
      { icon: 'water', amount: -2 },
    ],
  })
})

test('coal that is lifted counts once', () => {
  const work = workView({ worker: 'haspelknecht', does: 'lifts 2 coal', icon: 'lift', outcome: { coal: 2, shaft: -2 } })
  expect(chipsOf([work]).haspelknecht?.tally).toEqual([{ icon: 'coal', amount: 2 }])
})

test('a chip says why a worker is idle, and finished workers have none', () => {
  const idle = workView({ worker: 'digger', why: { message: 'Too wet.' } })
  const done = workView({ worker: 'farmer', does: 'makes food', done: true })
  const busy = workView({ worker: 'farmhand', does: 'mines', icon: '31', done: true, active: true, steps: 2 })
  const chips = chipsOf([idle, done, busy])
  expect(chips.digger).toMatchObject({ icon: 'ui-why', text: 'Too wet.', idle: true })
  expect(chips.farmer).toBeUndefined()
  expect(chips.farmhand).toMatchObject({ icon: 'dev-31', active: true, steps: 2 })
})

describe('the content of a chip', () => {
  const room = (text: number, tally = 2): ChipRoom => ({
    text,
    tally,
    width: (line, small) => line.length * (small ? 5 : 6),
  })
  const chip = (work: Parameters<typeof workView>[0]): Chip => chipsOf([workView(work)])[work.worker]!
  const reason = { message: 'Tile 21 touches no tile of yours, and nobody owns it yet.' }

  it('is the whole text if it fits', () => {
    const mines = chip({ worker: 'farmer', does: 'mines 2 coal', icon: 'coal', outcome: { coal: 2 } })
    expect(chipContent(mines, room(80), 'nothing')).toEqual({ kind: 'lines', lines: ['mines 2 coal'] })
  })

  it('is numbers instead of a long text', () => {
    const pumps = chip({ worker: 'digger', does: 'removes 2 pit water', icon: 'water', outcome: { water: -2 } })
    expect(chipContent(pumps, room(80), 'nothing')).toEqual({ kind: 'tally' })
  })

  it('is a short word for an idle worker', () => {
    const idle = chip({ worker: 'farmer', why: reason })
    expect(chipContent(idle, room(80), 'nothing')).toEqual({ kind: 'lines', lines: ['nothing'] })
    expect(idle.text).toBe(reason.message)
  })

  it('is two lines if there are no numbers', () => {
    const buys = chip({ worker: 'farmer', does: 'buys Hammer and Pick', icon: '33', outcome: { points: 3 } })
    expect(chipContent(buys, room(60), 'nothing')).toEqual({ kind: 'lines', lines: ['buys Hammer', 'and Pick'] })
  })

  it('is the icon alone if nothing else fits, and never a part of the text', () => {
    const buys = chip({ worker: 'farmer', does: 'buys the Mining-Timber', icon: '31' })
    expect(chipContent(buys, room(30), 'nothing')).toEqual({ kind: 'icon' })
    expect(chipContent(chip({ worker: 'farmer', why: reason }), room(30), 'nothing')).toEqual({ kind: 'icon' })
  })
})
