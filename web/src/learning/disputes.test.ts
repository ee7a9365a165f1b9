import { describe, expect, it } from 'vitest'
import { byChapter, byWeight, disputesIn, titleOf } from './disputes'
import type { DifferenceEntry, RulesReference, RulingEntry } from './types'

const difference = (id: string, weight: DifferenceEntry['weight']): DifferenceEntry => ({
  id,
  weight,
  topic: `topic of ${id}`,
  books: '',
  ours: '',
  lines: {},
  rules: [],
  options: [],
})
const ruling = (id: string, ...rules: string[]): RulingEntry => ({
  id,
  question: `question of ${id}`,
  answer: '',
  confidence: 'high',
  rules,
  options: [],
})
const reference = {
  chapters: [{ id: 'take' }, { id: 'water' }, { id: 'end' }],
  rules: [
    { id: 'R-TAKE-01', chapter: 'take' },
    { id: 'R-WATER-01', chapter: 'water' },
  ],
  differences: [difference('B-02', 'high'), difference('B-03', 'slip'), difference('B-04', 'high')],
  rulings: [ruling('C-01', 'R-WATER-01', 'R-TAKE-01'), ruling('C-02', 'R-TAKE-01')],
} as unknown as RulesReference

const read = (groups: ReturnType<typeof byWeight>) =>
  groups.map(({ id, disputes }) => [id, ...disputes.map((one) => one.id)])

describe('differences and rulings', () => {
  it('come with what matters most first, slips last', () => {
    expect(read(byWeight(reference.differences))).toEqual([
      ['high', 'B-02', 'B-04'],
      ['slip', 'B-03'],
    ])
  })
  it('stand in the chapter of their first rule', () => {
    expect(read(byChapter(reference.rulings, reference))).toEqual([
      ['take', 'C-02'],
      ['water', 'C-01'],
    ])
  })
  it('are found by id; what has no words is left out', () => {
    expect(disputesIn(reference, ['C-02', 'H-01', 'B-03']).map(titleOf)).toEqual(['topic of B-03', 'question of C-02'])
  })
})
