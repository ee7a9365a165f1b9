import { expect, test } from 'vitest'
import { NOTHING, queryOf } from './search'

test('only what is looked for is asked', () => {
  expect(queryOf(NOTHING, null)).toEqual({})
  expect(queryOf({ ...NOTHING, name: ' Ann ', players: '3', bots: 'false' }, null)).toEqual({
    name: 'Ann',
    players: 3,
    bots: false,
  })
})

test('the next page carries its cursor', () => {
  expect(queryOf(NOTHING, '17.5~abc')).toEqual({ cursor: '17.5~abc' })
})
