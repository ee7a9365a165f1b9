import { expect, test } from 'vitest'
import { formatNumber } from './format'

test('a number below zero has a real formatNumber sign', () => {
  expect([formatNumber(-3), formatNumber(0), formatNumber(-0), formatNumber(12)]).toEqual(['−3', '0', '0', '12'])
})
