import { describe, expect, it } from 'vitest'
import type { Identity } from '../api/identity'
import type { PlayerWords, Position } from '../api/types'
import { missingFor, tileFromPosition, touch } from './tileNow'

const identity = {
  field: { 11: [0, 0], 12: [2, 0], 21: [1, 1], 22: [3, 1], 31: [0, 2], 41: [1, 3] },
} as unknown as Identity

function position(stacks: Record<string, string[]>): Position {
  const tiles = Object.keys(stacks)
    .filter((tile) => stacks[tile]!.includes('A'))
    .map(Number)
  return { stacks, players: { A: { tiles } } } as unknown as Position
}

describe('a tile for a seat', () => {
  it('touches six others', () => {
    expect(touch([1, 1], [3, 1])).toBe(true)
    expect(touch([1, 1], [0, 2])).toBe(true)
    expect(touch([1, 1], [1, 3])).toBe(false)
    expect(touch([1, 1], [4, 2])).toBe(false)
  })

  it('is open on level 1 and next to own tiles, else closed', () => {
    const now = position({ 11: ['A'] })
    expect(tileFromPosition('12', identity, now, 'A').access).toBe('open')
    expect(tileFromPosition('21', identity, now, 'A').access).toBe('open')
    expect(tileFromPosition('31', identity, now, 'A').access).toBe('closed')
    expect(tileFromPosition('11', identity, now, 'A').access).toBe('owned')
  })

  it('is distant when another has it, and the top disk gets the fee', () => {
    const far = tileFromPosition('31', identity, position({ 31: ['C', 'B'] }), 'A')
    expect(far).toMatchObject({ access: 'distant', fee: 'coal', payee: 'B', points: 1 })
  })

  it('scores by the order of buyers, never below nothing', () => {
    expect(tileFromPosition('12', identity, position({ 12: ['B', 'C'] }), 'A').points).toBe(0)
    expect(tileFromPosition('41', identity, position({ 41: ['B'] }), null).points).toBe(3)
  })
})

describe('missing disks', () => {
  const player = (cart1: object, cart2: object, markers: number[] = []): PlayerWords =>
    ({ cart1, cart2, markers }) as unknown as PlayerWords

  it('are the colours one has too few of', () => {
    expect(missingFor({ brown: 1, any: 2 }, player({ black: 3 }, { yellow: 1 }))).toEqual(['brown'])
    expect(missingFor({ black: 1, any: 3 }, player({ black: 3 }, {}))).toEqual(['any'])
    expect(missingFor({ black: 1, any: 1 }, player({ black: 2 }, {}))).toEqual([])
  })

  it('may be markers', () => {
    expect(missingFor({ brown: 1, any: 1 }, player({ black: 1 }, {}, [23]))).toEqual([])
  })

  it('are not asked for before the first disks are taken', () => {
    expect(missingFor({ brown: 1, any: 1 }, player({}, {}))).toEqual([])
  })
})
