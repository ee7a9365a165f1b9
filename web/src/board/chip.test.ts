import { expect, test } from 'vitest'
import { workView } from '../api/view'
import { chipsOf } from './chip'

test('a chip says what a worker does, in words and in figures', () => {
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

test('whoever can do nothing says why, and whoever has worked says nothing', () => {
  const idle = workView({ worker: 'digger', why: { message: 'Too wet.' } })
  const done = workView({ worker: 'farmer', does: 'makes food', done: true })
  const busy = workView({ worker: 'farmhand', does: 'mines', icon: '31', done: true, active: true, steps: 2 })
  const chips = chipsOf([idle, done, busy])
  expect(chips.digger).toMatchObject({ icon: 'ui-why', text: 'Too wet.', idle: true })
  expect(chips.farmer).toBeUndefined()
  expect(chips.farmhand).toMatchObject({ icon: 'dev-31', active: true, steps: 2 })
})
