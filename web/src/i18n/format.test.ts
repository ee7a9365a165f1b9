import { expect, test } from 'vitest'
import { formatList, formatNumber, formatSigned } from './format'

test('negative numbers have a typographic minus sign', () => {
  expect([formatNumber(-3), formatNumber(0), formatNumber(-0), formatNumber(12)]).toEqual(['−3', '0', '0', '12'])
})

test('changes have a sign', () => {
  expect([formatSigned(2), formatSigned(-2), formatSigned(0)]).toEqual(['+2', '−2', '0'])
})

test('lists are joined as the language does', () => {
  expect(formatList(['1 coal', '1 wood', '2 food'])).toBe('1 coal, 1 wood, and 2 food')
})
