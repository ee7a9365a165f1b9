import { describe, expect, it } from 'vitest'
import { logEntry, type LogEntry } from '../api/view'
import { turnsOf } from './log'

const entry = (number: number, seat: 'A' | 'B' | null, more: object = {}): LogEntry =>
  logEntry({ number, kind: 'move', year: 1, season: 'spring', stage: 'working', lines: [{ text: 'x' }], seat, ...more })

describe('the log', () => {
  it('puts together what one player does in a row', () => {
    const turns = turnsOf([entry(1, 'A'), entry(2, 'A'), entry(3, 'B'), entry(4, 'A')])
    expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
      ['A', 2],
      ['B', 1],
      ['A', 1],
    ])
  })

  it('keeps stages and seasons apart, and what happens by itself', () => {
    const turns = turnsOf([
      entry(1, 'A'),
      entry(2, 'A', { stage: 'storing' }),
      entry(3, 'A', { season: 'summer', stage: 'storing' }),
      entry(4, null),
      entry(5, null),
    ])
    expect(turns).toHaveLength(5)
  })

  it('leaves out what has no words', () => {
    expect(turnsOf([entry(1, 'A', { lines: [] })])).toEqual([])
  })
})
