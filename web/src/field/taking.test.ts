import { describe, expect, it } from 'vitest'
import type { Identity } from '../api/identity'
import type { Position } from '../api/types'
import { takingOf } from './taking'

const identity = { components: { pools: { wet: [2] } } } as unknown as Identity

function position(stage: string, cart1: object = {}): Position {
  const action = { yellow: 1, brown: 3, black: 2 }
  return { stage, pools: [{ action }, { action }], players: { A: { cart1 } } } as unknown as Position
}

describe('taking', () => {
  it('gives all disks of a colour, and water from a wet pool in the first round', () => {
    const brown = { pool: 2, colour: 'brown', count: 3, water: true, place: null }
    expect(takingOf('take 2 brown', position('taking'), identity, 'A')).toEqual(brown)
    expect(takingOf('take 1 black', position('taking'), identity, 'A')).toMatchObject({ count: 2, water: false })
  })

  it('fills up to five in the second round, without water', () => {
    const again = position('taking again', { yellow: 3 })
    expect(takingOf('take 2 brown', again, identity, 'A')).toMatchObject({ count: 2, water: false })
    expect(takingOf('take 2 brown 1', again, identity, 'A')).toMatchObject({ count: 1 })
  })

  it('is no other move', () => {
    expect(takingOf('pass', position('taking again'), identity, 'A')).toBeNull()
    expect(takingOf('lamp 1 yellow 1 black', position('taking'), identity, 'A')).toBeNull()
  })
})
