import { describe, expect, it } from 'vitest'
import { game, plan, someone } from './sample'
import { allSlots, farmCounts, lookOf, type Scene } from './slots'
import { tallCut } from './tallCut'
import { wideCut } from './wideCut'

function scene(change: Partial<Scene>): Scene {
  const now = change.now ?? someone({})
  return { identity: game, now, then: now, cut: wideCut(756, 426), planning: false, winter: false, ...change }
}

const looks = (given: Scene, prefix: string): string[] =>
  allSlots(given)
    .filter((slot) => slot.key.startsWith(prefix))
    .map((slot) => slot.look)

describe('ghosts', () => {
  it('come and go at the end of a heap', () => {
    expect([0, 1, 2].map((index) => lookOf(index, 2, 3))).toEqual(['plain', 'plain', 'ghost'])
    expect([0, 1, 2].map((index) => lookOf(index, 3, 1))).toEqual(['plain', 'going', 'going'])
  })

  it('show coal on its way from the Pinge to the farm', () => {
    const tried = scene({ then: someone({ pinge_coal: 6, coal: 1 }) })
    expect(looks(tried, 'pinge:')).toEqual(['going', 'plain', 'plain', 'shut', 'shut', 'shut', 'shut'])
    expect(looks(tried, 'farm:coal')).toEqual(['ghost'])
    expect(farmCounts(tried).coal).toEqual({ now: 0, then: 1 })
  })

  it('show coal on its way from the Tunnel to the Shaft', () => {
    const now = someone({ pinge_coal: 0, tunnel_wood: 1 })
    const tried = scene({ now, then: { ...now, tunnel_coal: 10, shaft_coal: 1 } })
    expect(looks(tried, 'tunnel:')[0]).toBe('going')
    expect(looks(tried, 'shaft:')).toEqual(['ghost'])
  })

  it('show disks and pay that are only tried', () => {
    const now = someone({ cart1: { black: 2 }, food: 1, plan: plan({ farmer: { yellow: 0, brown: 0, black: 1 } }) })
    const then = { ...now, plan: plan({ farmer: { yellow: 0, brown: 0, black: 2 }, digger: 'food' }) }
    const tried = scene({ now, then, planning: true })
    expect(looks(tried, 'farmer:')).toEqual(['plain', 'ghost'])
    expect(looks(tried, 'digger:')).toEqual(['ghost'])
    expect(looks(tried, 'cart')).toEqual([])
    expect(farmCounts(tried).food).toEqual({ now: 1, then: 0 })
  })
})

describe('carts', () => {
  it('show disks that are only chosen as ghosts', () => {
    const now = someone({ cart1: { black: 1 } })
    const tried = scene({ now, then: { ...now, cart2: { yellow: 2 } } })
    expect(looks(tried, 'cart1')).toEqual(['plain'])
    expect(looks(tried, 'cart2')).toEqual(['ghost', 'ghost'])
  })
})

describe('places', () => {
  it('have a key of their own', () => {
    const now = someone({
      food: 9,
      wood: 2,
      coal: 4,
      water: 9,
      pinge_coal: 0,
      shaft_coal: 5,
      cart1: { black: 3 },
      cart2: { black: 3 },
      plan: plan({ farmer: { yellow: 2, brown: 1, black: 1 }, miner: 'food' }),
    })
    for (const cut of [wideCut(756, 426), tallCut(390, 594)]) {
      const keys = allSlots(scene({ now, cut })).map((slot) => `${slot.kind} ${slot.key}`)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('are inside the frame, however wide or high it is', () => {
    const now = someone({ pinge_coal: 7, coal: 5, cart1: { yellow: 6 }, cart2: { brown: 6 }, water: 6 })
    const wide = [wideCut(756, 426), wideCut(1200, 500), wideCut(700, 900)]
    for (const cut of [...wide, tallCut(390, 594), tallCut(360, 700)]) {
      const { x, y, width, height } = cut.box
      for (const slot of allSlots(scene({ now, cut }))) {
        expect(slot.x).toBeGreaterThan(x)
        expect(slot.x).toBeLessThan(x + width)
        expect(slot.y).toBeGreaterThan(y)
        expect(slot.y).toBeLessThan(y + height)
      }
    }
  })
})
