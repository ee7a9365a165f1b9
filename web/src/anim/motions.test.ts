import { describe, expect, it } from 'vitest'
import { arc, motions, type Named } from './motions'

const pieces = (kind: string, ...places: string[]): Named[] => places.map((place) => ({ place, kind }))
const paths = (before: Named[], now: Named[]): string[] =>
  motions(before, now).moved.map(({ from, to }) => `${from.place} > ${to.place}`)

describe('what moved', () => {
  it('is nothing while everything lies where it was', () => {
    const disksByColour = [...pieces('coal', 'A:pinge:0', 'A:farm:coal:0'), ...pieces('black', 'pool:1:black:0')]
    expect(motions(disksByColour, [...disksByColour].reverse())).toEqual({ moved: [], came: [], went: [] })
  })

  it('is the piece that lost its place', () => {
    expect(paths(pieces('coal', 'A:pinge:0', 'A:pinge:1'), pieces('coal', 'A:pinge:1', 'A:farm:coal:0'))).toEqual([
      'A:pinge:0 > A:farm:coal:0',
    ])
  })

  it('is never turned into something else', () => {
    const { moved, came, went } = motions(pieces('coal', 'A:farm:0'), pieces('wood', 'A:farm:0'))
    expect([moved.length, came.length, went.length]).toEqual([0, 1, 1])
  })

  it('are disks from a pool to the cart of whoever took them', () => {
    const before = pieces('black', 'pool:1:black:0', 'pool:1:black:1')
    expect(paths(before, pieces('black', 'B:cart1:0', 'B:cart1:1'))).toEqual([
      'pool:1:black:0 > B:cart1:0',
      'pool:1:black:1 > B:cart1:1',
    ])
  })

  it('is what one has oneself, before what lies elsewhere', () => {
    const before = pieces('food', 'B:farm:food:0', 'A:farm:food:0')
    expect(paths(before, pieces('food', 'A:digger:0'))).toEqual(['A:farm:food:0 > A:digger:0'])
  })

  it('may be a good that somebody pays to somebody else', () => {
    expect(paths(pieces('coal', 'A:farm:coal:0'), pieces('coal', 'B:farm:coal:0'))).toEqual([
      'A:farm:coal:0 > B:farm:coal:0',
    ])
  })

  it('does not go from a player to the pools: when a move is taken back, and in a new season', () => {
    const { moved, came, went } = motions(pieces('black', 'A:cart1:0'), pieces('black', 'pool:1:black:0'))
    expect([moved.length, came.length, went.length]).toEqual([0, 1, 1])
  })

  it('comes from the supply if there is no other', () => {
    expect(motions([], pieces('food', 'A:farm:food:0')).came).toHaveLength(1)
  })
})

describe('an arc', () => {
  it('is shallow', () => {
    expect(arc({ x: 0, y: 100 }, { x: 100, y: 100 })).toBe('M0 100Q50 84 100 100')
  })
})
