import { describe, expect, it } from 'vitest'
import { lastStep, seasonBack, seasonForward, spansOf, yearsIn } from './timeline'

const PARTS = [
  { step: 0, year: 1, season: 'spring' },
  { step: 1, year: 1, season: 'spring' },
  { step: null, year: 1, season: 'spring' },
  { step: 2, year: 1, season: 'summer' },
  { step: 3, year: 2, season: 'spring' },
  { step: 4, year: 2, season: 'spring' },
] as const

describe('the line of time', () => {
  const spans = spansOf(PARTS)

  it('has a span for each season', () => {
    expect(spans.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 2],
      [3, 4],
    ])
    expect(yearsIn(spans)).toEqual([
      { year: 1, from: 0, to: 2 },
      { year: 2, from: 3, to: 4 },
    ])
    expect(lastStep(PARTS)).toBe(4)
  })

  it('goes from season to season', () => {
    expect([4, 3, 1, 0].map((at) => seasonBack(spans, at))).toEqual([3, 2, 0, 0])
    expect([0, 2, 3].map((at) => seasonForward(spans, at))).toEqual([2, 3, 4])
  })
})
