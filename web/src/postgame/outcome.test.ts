import { describe, expect, it } from 'vitest'
import type { TableView } from '../api/types'
import { outcomeOf } from './outcome'

function table(result: object | null, away = ''): Pick<TableView, 'result' | 'seats'> {
  const seats = ['A', 'B'].map((seat) => ({ seat, away: seat === 'B' ? away : '' }))
  return { seats, result } as unknown as Pick<TableView, 'result' | 'seats'>
}

describe('how a game ended', () => {
  it('is won by points', () => {
    const found = outcomeOf(table({ how: 'scored', points: { A: 40, B: 42 }, ranks: { A: 2, B: 1 } }), {})
    expect(found).toMatchObject({ how: 'won', winner: 'B', lead: 2, order: ['B', 'A'] })
  })

  it('is won on a tie by rank', () => {
    const found = outcomeOf(table({ how: 'scored', points: { A: 40, B: 40 }, ranks: { A: 2, B: 1 } }), {})
    expect(found).toMatchObject({ how: 'tie', winner: 'B' })
  })

  it('is won because somebody gave up, whatever the points', () => {
    const found = outcomeOf(table({ how: 'conceded', points: { A: 3, B: 9 }, ranks: { A: 1, B: 2 } }, 'conceded'), {})
    expect(found).toMatchObject({ how: 'conceded', winner: 'A', gaveUp: ['B'] })
  })

  it('is open in an unfinished record', () => {
    expect(outcomeOf(table(null), { A: 3, B: 9 })).toMatchObject({
      how: 'unfinished',
      winner: 'B',
      lead: 6,
      order: ['B', 'A'],
    })
    expect(outcomeOf(table(null), { A: 3, B: 3 })).toMatchObject({ how: 'level', winner: null })
  })
})
