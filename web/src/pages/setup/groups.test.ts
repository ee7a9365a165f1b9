import { expect, test } from 'vitest'
import type { Option } from '../components/reference'
import { grouped, groupOf } from './groups'

const deciding = (...rules: string[]): Option => ({
  id: rules.join(),
  name: '',
  about: '',
  sources: [],
  rules,
  values: [],
})

test('options stand with what they change', () => {
  expect(groupOf(deciding('R-DIGGER-03', 'R-DIGGER-04'))).toBe('mine')
  expect(groupOf(deciding('R-TILE-15b'))).toBe('developments')
  expect(groupOf(deciding('R-COMP-10'))).toBe('supply')
})

test('no option is lost', () => {
  const options = ['R-TAKE-10', 'R-WINTER-09', 'R-NEW-01', 'R-END-06'].map((rule) => deciding(rule))
  expect(grouped(options).flatMap(({ options: found }) => found)).toHaveLength(options.length)
})
