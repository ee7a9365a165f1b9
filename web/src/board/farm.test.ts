import { describe, expect, it } from 'vitest'
import { disksInCarts, piecesOnWorker, goodsOnYard, spentMarkers, type DraftPlacements } from './farm'
import { sampleFacts, plan, samplePlayer } from './testData'

const draft = (placed: DraftPlacements['placed'], free: Record<string, number> = {}): DraftPlacements => ({
  placed,
  free: (what) => free[what],
})

describe('disks', () => {
  it('lie on workers and in carts as the view tells it', () => {
    const player = samplePlayer({
      cart1: { yellow: 0, brown: 0, black: 1 },
      cart2: { yellow: 1, brown: 0, black: 0 },
      plan: plan({ farmer: { yellow: 1, brown: 0, black: 1 }, digger: 'yellow' }),
    })
    expect(piecesOnWorker(player, 'farmer', null, sampleFacts)).toEqual(['black', 'yellow'])
    expect(piecesOnWorker(player, 'digger', null, sampleFacts)).toEqual(['yellow'])
    expect(disksInCarts(player, null)).toEqual([['black'], ['yellow']])
  })

  it('lie in pairs on the mill', () => {
    expect(piecesOnWorker(samplePlayer({ plan: plan({ mill_black: 1 }) }), 'mill', null, sampleFacts)).toEqual([
      'black',
      'black',
    ])
  })
})

describe('what is being composed', () => {
  const player = samplePlayer({ cart1: { yellow: 0, brown: 0, black: 3 }, food: 2, markers: [22] })

  it('lies where it was put, in the order in which it came', () => {
    const put = draft([
      { what: 'disk:black', on: 'worker:farmer' },
      { what: 'marker:22', on: 'worker:farmer' },
      { what: 'good:food', on: 'worker:digger' },
    ])
    expect(piecesOnWorker(player, 'farmer', put, sampleFacts)).toEqual(['black', 'yellow'])
    expect(piecesOnWorker(player, 'digger', put, sampleFacts)).toEqual(['food'])
    expect(piecesOnWorker(player, 'farmhand', put, sampleFacts)).toEqual([])
    expect(spentMarkers(player, put)).toEqual([22])
  })

  it('leaves in carts and yard what is free', () => {
    const put = draft([], { 'disk:black': 1, 'good:food': 1 })
    expect(disksInCarts(player, put)).toEqual([['black'], []])
    const both = samplePlayer({ cart1: { yellow: 0, brown: 2, black: 0 }, cart2: { yellow: 0, brown: 3, black: 0 } })
    expect(disksInCarts(both, draft([], { 'disk:brown': 1 }))).toEqual([['brown'], []])
    expect(goodsOnYard(player, 'food', put)).toBe(1)
    expect(goodsOnYard(player, 'wood', put)).toBe(0)
  })
})
