import { describe, expect, it } from 'vitest'
import { playerView, type PlayerView } from '../api/view'
import { scoreRows } from './score'

const player = (points: Record<string, number>): PlayerView => playerView({ points })

describe('the score sheet', () => {
  it('has a row for each source that counts, in our order', () => {
    const players = { A: player({ debts: -2, developments: 5, barn: 0 }), B: player({ pinge: 1 }) }
    expect(scoreRows(players, ['A', 'B'])).toEqual([
      { source: 'developments', points: [5, 0] },
      { source: 'pinge', points: [0, 1] },
      { source: 'debts', points: [-2, 0] },
    ])
  })
})
