import { describe, expect, it } from 'vitest'
import { diskList, improvedFarmhand, inCarts, markersInPlan, onFarm, owns, planned, plots } from './farm'
import { game, plan, someone } from './sample'

describe('disks', () => {
  it('lie on workers or in their carts', () => {
    const player = someone({
      cart1: { black: 2 },
      cart2: { yellow: 3 },
      plan: plan({ farmer: { yellow: 1, brown: 0, black: 1 }, digger: 'yellow' }),
    })
    expect(planned(player, 'yellow')).toBe(2)
    expect(inCarts(player)).toEqual([['black'], ['yellow']])
  })

  it('are used from the second cart first', () => {
    const player = someone({
      cart1: { brown: 2 },
      cart2: { brown: 3 },
      plan: plan({ farmer: { yellow: 0, brown: 4, black: 0 } }),
    })
    expect(inCarts(player)).toEqual([['brown'], []])
  })

  it('count twice on the mill', () => {
    expect(planned(someone({ plan: plan({ mill_black: 1 }) }), 'black')).toBe(2)
  })

  it('are told one by one', () => {
    expect(diskList({ yellow: 1, brown: 0, black: 2 })).toEqual(['black', 'black', 'yellow'])
  })
})

describe('the farm', () => {
  it('spends a marker where disks do not reach', () => {
    const player = someone({
      markers: [14, 33],
      cart1: { black: 1 },
      plan: plan({ farmer: { yellow: 0, brown: 0, black: 2 } }),
    })
    expect(markersInPlan(player)).toEqual([33])
  })

  it('has promised pay no more while plans are made', () => {
    const player = someone({ food: 2, thaler: 1, plan: plan({ haspelknecht: 'food', miner: 'thaler' }) })
    expect(onFarm(player, 'food', true)).toBe(1)
    expect(onFarm(player, 'thaler', true)).toBe(0)
    expect(onFarm(player, 'food', false)).toBe(2)
  })

  it('has plots for the buildings of this game', () => {
    expect(plots(game)).toEqual([12, 24])
    expect(plots({ ...game, start_buildings: [15] })).toEqual([12, 15, 24])
    expect(owns({ ...game, start_buildings: [15] }, someone({}), 15)).toBe(true)
    expect(owns(game, someone({ tiles: [12] }), 24)).toBe(false)
  })

  it('improves the Farmhand from the next phase on', () => {
    expect(improvedFarmhand(game, someone({ tiles: [13] }))).toBe(true)
    expect(improvedFarmhand(game, someone({ tiles: [13], fresh_tiles: [13] }))).toBe(false)
  })
})
