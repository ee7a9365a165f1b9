import { describe, expect, it } from 'vitest'
import { inCarts, onWorker, onYard, spentMarkers, type Laid } from './farm'
import { game, plan, someone } from './testData'

const laid = (placed: Laid['placed'], free: Record<string, number> = {}): Laid => ({
  placed,
  free: (what) => free[what],
})

describe('disks', () => {
  it('lie on workers and in carts as the view tells it', () => {
    const player = someone({
      cart1: { yellow: 0, brown: 0, black: 1 },
      cart2: { yellow: 1, brown: 0, black: 0 },
      plan: plan({ farmer: { yellow: 1, brown: 0, black: 1 }, digger: 'yellow' }),
    })
    expect(onWorker(player, 'farmer', null, game)).toEqual(['black', 'yellow'])
    expect(onWorker(player, 'digger', null, game)).toEqual(['yellow'])
    expect(inCarts(player, null)).toEqual([['black'], ['yellow']])
  })

  it('lie in pairs on the mill', () => {
    expect(onWorker(someone({ plan: plan({ mill_black: 1 }) }), 'mill', null, game)).toEqual(['black', 'black'])
  })
})

describe('what is being composed', () => {
  const player = someone({ cart1: { yellow: 0, brown: 0, black: 3 }, food: 2, markers: [22] })

  it('lies where it was put, in the order in which it came', () => {
    const put = laid([
      { what: 'disk:black', on: 'worker:farmer' },
      { what: 'marker:22', on: 'worker:farmer' },
      { what: 'good:food', on: 'worker:digger' },
    ])
    expect(onWorker(player, 'farmer', put, game)).toEqual(['black', 'yellow'])
    expect(onWorker(player, 'digger', put, game)).toEqual(['food'])
    expect(onWorker(player, 'farmhand', put, game)).toEqual([])
    expect(spentMarkers(player, put)).toEqual([22])
  })

  it('leaves in carts and yard what is free', () => {
    const put = laid([], { 'disk:black': 1, 'good:food': 1 })
    expect(inCarts(player, put)).toEqual([['black'], []])
    const both = someone({ cart1: { yellow: 0, brown: 2, black: 0 }, cart2: { yellow: 0, brown: 3, black: 0 } })
    expect(inCarts(both, laid([], { 'disk:brown': 1 }))).toEqual([['brown'], []])
    expect(onYard(player, 'food', put)).toBe(1)
    expect(onYard(player, 'wood', put)).toBe(0)
  })
})
