import { expect, test } from 'vitest'
import { addressOf, NOTHING } from './search'

test('only what is looked for is asked', () => {
  expect(addressOf(NOTHING, null)).toBe('/archive?')
  expect(addressOf({ ...NOTHING, name: ' Ann ', players: '3' }, null)).toBe('/archive?name=Ann&players=3')
})

test('the next page carries its cursor', () => {
  expect(addressOf(NOTHING, '17.5~abc')).toBe('/archive?cursor=17.5%7Eabc')
})
