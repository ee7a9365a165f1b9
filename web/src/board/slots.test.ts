import { describe, expect, it } from 'vitest'
import { game, inTheTunnel, lumps, plan, someone } from './testData'
import { allSlots, farmCounts, lookOf, type Scene } from './slots'
import { tallCut } from './tallLayout'
import { wideCut } from './wideLayout'

function scene(change: Partial<Scene>): Scene {
  const now = change.now ?? someone()
  return { facts: game, now, then: now, cut: wideCut(756, 426), laid: null, winter: false, ...change }
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
    const then = someone({ coal: 1, mine: { pinge: lumps(game.pinge_groups, 1, 1) } })
    const tried = scene({ then })
    expect(looks(tried, 'pinge:')).toEqual(['going', 'plain', 'plain', 'shut', 'shut', 'shut', 'shut'])
    expect(looks(tried, 'farm:coal')).toEqual(['ghost'])
    expect(farmCounts(tried).coal).toEqual({ now: 0, then: 1 })
  })

  it('show coal on its way from the Tunnel to the Shaft', () => {
    const now = inTheTunnel({ mine: { tunnel_wood: 1, tunnel: lumps(game.tunnel_coal, 0, 1) } })
    const then = inTheTunnel({ mine: { tunnel_wood: 1, tunnel: lumps(game.tunnel_coal, 1, 1), shaft: 1 } })
    expect(looks(scene({ now, then }), 'tunnel:')[0]).toBe('going')
    expect(looks(scene({ now, then }), 'shaft:')).toEqual(['ghost'])
  })

  it('show disks in a cart that are only chosen', () => {
    const now = someone({ cart1: { yellow: 0, brown: 0, black: 1 } })
    const tried = scene({ now, then: { ...now, cart2: { yellow: 2, brown: 0, black: 0 } } })
    expect(looks(tried, 'cart1')).toEqual(['plain'])
    expect(looks(tried, 'cart2')).toEqual(['ghost', 'ghost'])
  })
})

describe('composing', () => {
  it('shows goods on their shelves in winter, and no longer on the yard', () => {
    const now = someone({ wood: 2, buildings: [12] })
    const placed = [{ what: 'good:wood', on: 'store:barn' }]
    const given = scene({ now, winter: true, laid: { placed, free: (what) => (what === 'good:wood' ? 1 : undefined) } })
    expect(looks(given, 'store:barn')).toEqual(['plain'])
    expect(farmCounts(given).wood).toEqual({ now: 1, then: 1 })
  })
})

describe('places', () => {
  it('have a name of their own', () => {
    const now = inTheTunnel({
      food: 9,
      wood: 2,
      coal: 4,
      mine: { water: 9, shaft: 5 },
      cart1: { yellow: 0, brown: 0, black: 3 },
      cart2: { yellow: 0, brown: 0, black: 3 },
      plan: plan({ farmer: { yellow: 2, brown: 1, black: 1 }, miner: 'food' }),
    })
    for (const cut of [wideCut(756, 426), tallCut(390, 594)]) {
      const keys = allSlots(scene({ now, cut })).map((slot) => `${slot.kind} ${slot.key}`)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('are inside the frame, however wide or high it is', () => {
    const now = someone({
      coal: 5,
      cart1: { yellow: 6, brown: 0, black: 0 },
      cart2: { yellow: 0, brown: 6, black: 0 },
      mine: { water: 6 },
    })
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
