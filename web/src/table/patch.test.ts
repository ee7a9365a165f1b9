import { describe, expect, it } from 'vitest'
import { patched } from './patch'

describe('a merge patch', () => {
  // the examples of RFC 7396, appendix A
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('of %j with %j is %j', (document, patch, result) => {
    expect(patched(document, patch)).toEqual(result)
  })

  it('changes nothing that was there, and keeps what stays', () => {
    const before = { mine: { A: { todo: 'wait' } }, board: { year: 1, players: { A: { food: 1 }, B: { food: 2 } } } }
    const copy = structuredClone(before)
    const after = patched(before, { board: { players: { B: { food: 3 } } } }) as typeof before
    expect(before).toEqual(copy)
    expect(after.mine).toBe(before.mine)
    expect(after.board.players.A).toBe(before.board.players.A)
    expect(after.board.players.B).toEqual({ food: 3 })
  })
})
