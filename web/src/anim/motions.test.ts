import { describe, expect, it } from 'vitest'
import { arc, motions, type PlacedPiece } from './motions'

const pieces = (kind: string, ...places: string[]): PlacedPiece[] => places.map((place) => ({ place, kind }))
const paths = (before: PlacedPiece[], now: PlacedPiece[]): string[] =>
  motions(before, now).moved.map(({ from, to }) => `${from.place} > ${to.place}`)

describe('motions', () => {
  it('are empty while every piece stays in its place', () => {
    const disksByColour = [...pieces('coal', 'A:pinge:0', 'A:farm:coal:0'), ...pieces('black', 'pool:1:black:0')]
    expect(motions(disksByColour, [...disksByColour].reverse())).toEqual({ moved: [], added: [], removed: [] })
  })

  it('move a piece to its new place', () => {
    expect(paths(pieces('coal', 'A:pinge:0', 'A:pinge:1'), pieces('coal', 'A:pinge:1', 'A:farm:coal:0'))).toEqual([
      'A:pinge:0 > A:farm:coal:0',
    ])
  })

  it('never turn a piece into another kind', () => {
    const { moved, added, removed } = motions(pieces('coal', 'A:farm:0'), pieces('wood', 'A:farm:0'))
    expect([moved.length, added.length, removed.length]).toEqual([0, 1, 1])
  })

  it('move disks from a pool to the cart of the player who took them', () => {
    const before = pieces('black', 'pool:1:black:0', 'pool:1:black:1')
    expect(paths(before, pieces('black', 'B:cart1:0', 'B:cart1:1'))).toEqual([
      'pool:1:black:0 > B:cart1:0',
      'pool:1:black:1 > B:cart1:1',
    ])
  })

  it('prefer a piece of the same player', () => {
    const before = pieces('food', 'B:farm:food:0', 'A:farm:food:0')
    expect(paths(before, pieces('food', 'A:digger:0'))).toEqual(['A:farm:food:0 > A:digger:0'])
  })

  it('move a good from one player to another', () => {
    expect(paths(pieces('coal', 'A:farm:coal:0'), pieces('coal', 'B:farm:coal:0'))).toEqual([
      'A:farm:coal:0 > B:farm:coal:0',
    ])
  })

  it('never go from a player to the pools', () => {
    const { moved, added, removed } = motions(pieces('black', 'A:cart1:0'), pieces('black', 'pool:1:black:0'))
    expect([moved.length, added.length, removed.length]).toEqual([0, 1, 1])
  })

  it('add a piece from the supply if no other matches', () => {
    expect(motions([], pieces('food', 'A:farm:food:0')).added).toHaveLength(1)
  })
})

describe('an arc', () => {
  it('is shallow', () => {
    expect(arc({ x: 0, y: 100 }, { x: 100, y: 100 })).toBe('M0 100Q50 84 100 100')
  })
})
