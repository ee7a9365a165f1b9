import { describe, expect, it } from 'vitest'
import { tileView } from '../api/view'
import { game, someone, tableOf } from '../board/testData'
import { levelsOf, symbolsOf } from './printed'
import { tileFor } from './tileStatus'

const board = tableOf({ A: someone(), B: someone() }, { stacks: { 22: ['B'] } })

describe('a tile', () => {
  it('stands as the view says', () => {
    const told = tileView({ access: 'distant', fee: 'coal', payee: 'B' })
    expect(tileFor('22', { 22: told }, game, board, 'A')).toBe(told)
  })

  it('shows watchers the points of the next buyer', () => {
    expect(tileFor('22', null, game, board, null)).toMatchObject({ access: 'open', points: 1 })
    expect(tileFor('22', null, game, board, 'B')).toMatchObject({ access: 'owned', points: 0 })
    expect(tileFor('11', null, game, tableOf({}, { stacks: { 11: ['A', 'B'] } }), null).points).toBe(0)
  })
})

describe('what is printed', () => {
  it('are the levels of the tiles in play', () => {
    expect(levelsOf(game)).toEqual([
      { level: 1, points: [1], fee: null },
      { level: 2, points: [2, 1], fee: 'any' },
    ])
  })

  it('are the symbols of a tile', () => {
    expect(symbolsOf('22', game.tiles[22]!)).toEqual([{ icon: 'marker', tag: 'var(--tag-22)' }])
    expect(symbolsOf('12', game.tiles[12]!)).toEqual([{ icon: 'building' }])
  })
})
