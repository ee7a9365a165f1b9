import { describe, expect, it } from 'vitest'
import { settle, type Settled, type Slot } from './settle'

const coal = (key: string): Slot => ({ key, kind: 'coal' })
const whereIs = (pieces: Settled<Slot>[], id: number): string | undefined =>
  pieces.find((piece) => piece.id === id)?.slot.key

describe('settling', () => {
  it('leaves everybody where he was', () => {
    const first = settle([], [coal('a'), coal('b')])
    expect(settle(first, [coal('b'), coal('a')])).toEqual(first)
  })

  it('moves the piece that lost its place to the new place', () => {
    const first = settle([], [coal('pinge:0'), coal('pinge:1')])
    const then = settle(first, [coal('pinge:1'), coal('farm:0')])
    expect(whereIs(then, first[0]!.id)).toBe('farm:0')
    expect(whereIs(then, first[1]!.id)).toBe('pinge:1')
  })

  it('never turns one kind into another', () => {
    const first = settle([], [coal('farm:0')])
    const then = settle(first, [{ key: 'farm:1', kind: 'wood' }])
    expect(then[0]!.id).not.toBe(first[0]!.id)
  })

  it('takes from the supply what is new', () => {
    const first = settle([], [coal('a')])
    expect(settle(first, [coal('a'), coal('b')]).map((piece) => piece.id)).toEqual([1, 2])
  })
})
