import { expect, test } from 'vitest'
import { formatNumber } from './format'

test('negative numbers have a typographic minus sign', () => {
  expect([formatNumber(-3), formatNumber(0), formatNumber(-0), formatNumber(12)]).toEqual(['−3', '0', '0', '12'])
})
