import { describe, expect, it } from 'vitest'
import { tileView } from '../api/view'
import { sampleFacts, samplePlayer, sampleBoard } from '../board/testData'
import { levelsOf, symbolsOf } from './printed'
import { tileStatus } from './tileStatus'

const board = sampleBoard({ A: samplePlayer(), B: samplePlayer() }, { stacks: { 22: ['B'] } })

describe('a tile', () => {
  it('stands as the view says', () => {
    const told = tileView({ access: 'distant', fee: 'coal', payee: 'B' })
    expect(tileStatus('22', { 22: told }, sampleFacts, board, 'A')).toBe(told)
  })

  it('shows watchers the points of the next buyer', () => {
    expect(tileStatus('22', null, sampleFacts, board, null)).toMatchObject({ access: 'open', points: 1 })
    expect(tileStatus('22', null, sampleFacts, board, 'B')).toMatchObject({ access: 'owned', points: 0 })
    expect(tileStatus('11', null, sampleFacts, sampleBoard({}, { stacks: { 11: ['A', 'B'] } }), null).points).toBe(0)
  })
})

describe('what is printed', () => {
  it('are the levels of the tiles in play', () => {
    expect(levelsOf(sampleFacts)).toEqual([
      { level: 1, points: [1], fee: null },
      { level: 2, points: [2, 1], fee: 'any' },
    ])
  })

  it('are the symbols of a tile', () => {
    expect(symbolsOf('22', sampleFacts.tiles[22]!)).toEqual([{ icon: 'marker', tag: 'var(--tag-22)' }])
    expect(symbolsOf('12', sampleFacts.tiles[12]!)).toEqual([{ icon: 'building' }])
  })
})
