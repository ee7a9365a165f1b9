import { expect, test } from 'vitest'
import { minus } from './format'

test('a number below zero has a real minus sign', () => {
  expect([minus(-3), minus(0), minus(-0), minus(12)]).toEqual(['−3', '0', '0', '12'])
})
