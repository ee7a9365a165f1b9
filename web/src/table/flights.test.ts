import { describe, expect, it } from 'vitest'
import type { Position } from '../api/types'
import { arc, takenBetween } from './flights'

const none = { yellow: 0, brown: 0, black: 0 }

function position(pools: object[], carts: Record<string, object>, more: object = {}): Position {
  return {
    year: 1,
    season: 'spring',
    stage: 'taking',
    order: ['A', 'B'],
    pools: pools.map((action) => ({ action: { ...none, ...action }, reserve: none })),
    players: Object.fromEntries(['A', 'B'].map((letter) => [letter, { cart1: carts[letter] ?? {}, cart2: {} }])),
    ...more,
  } as unknown as Position
}

describe('disks that fly', () => {
  const before = position([{ black: 3, brown: 1 }, { black: 2 }], {})

  it('come from the pool that lost them and go to who has them', () => {
    const now = position([{ black: 3, brown: 1 }, {}], { B: { black: 2 } })
    expect(takenBetween(before, now)).toEqual([{ letter: 'B', pool: 2, colour: 'black', count: 2 }])
  })
  it('are told apart if two players took the same colour meanwhile', () => {
    const now = position([{ brown: 1 }, {}], { A: { black: 3 }, B: { black: 2 } })
    expect(takenBetween(before, now).map(({ letter, pool }) => `${letter}${pool}`)).toEqual(['A1', 'B2'])
  })
  it('may be only some of a colour, in the second round', () => {
    const now = position([{ black: 1, brown: 1 }, { black: 2 }], { A: { black: 2 } }, { stage: 'taking again' })
    expect(takenBetween(before, now)[0]).toEqual({ letter: 'A', pool: 1, colour: 'black', count: 2 })
  })
  it('do not fly back when a move is taken back, nor in a new season', () => {
    const now = position([{ brown: 1 }, { black: 2 }], { A: { black: 3 } })
    expect(takenBetween(now, before)).toEqual([])
    expect(takenBetween(before, { ...now, season: 'summer' })).toEqual([])
  })
  it('fly along a shallow arc', () => {
    expect(arc({ x: 0, y: 100 }, { x: 100, y: 100 })).toBe('M0 100Q50 84 100 100')
  })
})
