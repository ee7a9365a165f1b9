import { describe, expect, it } from 'vitest'
import { logEntry, type Letter, type LogEntry, type Season, type Stage } from '../api/view'
import { beforeFinalScoring, scoreHistoryOf, barsByYear } from './scoreHistory'

type Points = [seat: Letter, source: string, points: number][]
let number = 0

/** A log entry with its points. */
function step(stage: Stage, year: number, season: Season, points: Points = []): LogEntry {
  number += 1
  const brought = points.map(([seat, source, count]) => ({ seat, source, points: count }))
  return logEntry({ number, kind: 'move', step: number, year, season, stage, points: brought })
}

const GAME = [
  step('drawing', 1, 'spring'),
  step('working', 1, 'spring', [['A', 'developments', 2]]),
  step('working', 1, 'summer'),
  step('scoring', 1, 'winter', [
    ['A', 'winter_coal', 1],
    ['B', 'winter_coal', 4],
  ]),
  step('working', 2, 'spring', [['B', 'pinge', 3]]),
  step('final scoring', 2, 'winter', [
    ['A', 'buildings', 6],
    ['B', 'debts', -3],
  ]),
]

describe('the score history', () => {
  it('knows the score of everybody after each season and after the final scoring', () => {
    const scoreHistory = scoreHistoryOf(GAME, { A: 9, B: 4 })
    expect(scoreHistory.periods.map(({ year, season }) => `${year} ${season}`)).toEqual([
      '1 spring',
      '1 summer',
      '1 winter',
      '2 spring',
      '2 end',
    ])
    expect(scoreHistory.scores).toEqual({ A: [0, 2, 2, 3, 3, 9], B: [0, 0, 0, 4, 7, 4] })
  })

  it('begins with the points of a game that was played on', () => {
    const scoreHistory = scoreHistoryOf([step('working', 2, 'autumn', [['A', 'mill', 2]])], { A: 12, B: 5 })
    expect(scoreHistory.scores).toEqual({ A: [10, 12], B: [5, 5] })
  })

  it('is empty before anything happened', () => {
    expect(scoreHistoryOf([], { A: 0, B: 0 }).periods).toEqual([])
  })

  it('can stop before the final scoring', () => {
    const scoreHistory = beforeFinalScoring(scoreHistoryOf(GAME, { A: 9, B: 4 }))
    expect(scoreHistory.scores).toEqual({ A: [0, 2, 2, 3, 3], B: [0, 0, 0, 4, 7] })
    expect(scoreHistory.periods).toHaveLength(4)
  })
})

describe('bars by year', () => {
  it('stack the points of each player by kind, the final scoring apart', () => {
    const [first, second, end] = barsByYear(scoreHistoryOf(GAME, { A: 9, B: 4 }))
    expect(first).toMatchObject({ year: 1, end: false })
    expect(first!.bars[0]).toMatchObject({ seat: 'A', total: 3, byKind: { developments: 2, winter: 1, mine: 0 } })
    expect(second!.bars[1]).toMatchObject({ seat: 'B', total: 3, byKind: { mine: 3 } })
    expect(end).toMatchObject({ year: 2, end: true })
    expect(end!.bars.map(({ byKind }) => [byKind.farm, byKind.losses])).toEqual([
      [6, 0],
      [0, -3],
    ])
  })
})
