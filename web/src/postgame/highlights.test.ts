import { describe, expect, it } from 'vitest'
import type { BoardView, PlayerView } from '../api/view'
import { sampleFacts, lumps, samplePlayer } from '../board/testData'
import type { ScoreHistory } from './scoreHistory'
import { topHighlights } from './highlights'

const players = (a: Partial<PlayerView>, b: Partial<PlayerView>): BoardView['players'] => ({
  A: samplePlayer(a),
  B: samplePlayer(b),
})

const scoreHistory: ScoreHistory = {
  seats: ['A', 'B'],
  periods: [
    { year: 1, season: 'spring' },
    { year: 1, season: 'winter' },
    { year: 1, season: 'end' },
  ],
  gains: [
    { year: 1, season: 'winter', player: 'A', source: 'winter_coal', points: 4 },
    { year: 1, season: 'winter', player: 'B', source: 'winter_coal', points: 4 },
    { year: 1, season: 'end', player: 'B', source: 'buildings', points: 6 },
  ],
  scores: { A: [0, 2, 6, 6], B: [0, 0, 4, 10] },
}

describe('highlights', () => {
  it('tell of coal, the best winter and a comeback', () => {
    const facts = topHighlights(
      scoreHistory,
      players({ mine: { ...samplePlayer().mine, pinge: lumps(sampleFacts.pinge_groups, 5, 3) } }, {}),
      'B',
    )
    expect(facts.map(({ name, values, seats }) => [name, values, seats])).toEqual([
      ['coal', { count: 5, all: 18 }, ['A']],
      ['winter', { year: 1, points: 4 }, ['A', 'B']],
      ['comeback', { points: 2 }, ['B']],
    ])
  })

  it('tell of debts only if they cost something and one has more than the others', () => {
    const debts = topHighlights(
      { ...scoreHistory, gains: [] },
      players({ debts: 2, points: { debts: -3 } }, { debts: 1 }),
      'A',
    )
    expect(debts).toEqual([{ icon: 'debt', name: 'debts', values: { count: 2, points: 3 }, seats: ['A'] }])
    const running = topHighlights({ ...scoreHistory, gains: [] }, players({ debts: 2 }, {}), null)
    expect(running).toEqual([])
  })

  it('count how often the lead changed', () => {
    const periods = [1, 2, 3, 4].map((year) => ({ year, season: 'spring' as const }))
    const scores = { A: [0, 1, 1, 5, 5], B: [0, 0, 3, 3, 9] }
    const facts = topHighlights({ seats: ['A', 'B'], periods, gains: [], scores }, players({}, {}), 'B')
    expect(facts).toEqual([{ icon: 'ui-steps', name: 'lead', values: { count: 3 }, seats: [] }])
  })
})
