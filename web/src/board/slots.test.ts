import { describe, expect, it } from 'vitest'
import { sampleFacts, tunnelPlayer, lumps, plan, samplePlayer } from './testData'
import { allSlots, farmCounts, lookOf, type Scene } from './slots'
import { tallLayout } from './tallLayout'
import { wideLayout } from './wideLayout'

function scene(change: Partial<Scene>): Scene {
  const now = change.now ?? samplePlayer()
  return { facts: sampleFacts, now, then: now, layout: wideLayout(756, 426), draft: null, winter: false, ...change }
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
    const then = samplePlayer({ coal: 1, mine: { pinge: lumps(sampleFacts.pinge_groups, 1, 1) } })
    const tried = scene({ then })
    expect(looks(tried, 'pinge:')).toEqual(['going', 'plain', 'plain', 'shut', 'shut', 'shut', 'shut'])
    expect(looks(tried, 'farm:coal')).toEqual(['ghost'])
    expect(farmCounts(tried).coal).toEqual({ now: 0, then: 1 })
  })

  it('show coal on its way from the Tunnel to the Shaft', () => {
    const now = tunnelPlayer({ mine: { tunnel_wood: 1, tunnel: lumps(sampleFacts.tunnel_coal, 0, 1) } })
    const then = tunnelPlayer({ mine: { tunnel_wood: 1, tunnel: lumps(sampleFacts.tunnel_coal, 1, 1), shaft: 1 } })
    expect(looks(scene({ now, then }), 'tunnel:')[0]).toBe('going')
    expect(looks(scene({ now, then }), 'shaft:')).toEqual(['ghost'])
  })

  it('show disks in a cart that are only chosen', () => {
    const now = samplePlayer({ cart1: { yellow: 0, brown: 0, black: 1 } })
    const tried = scene({ now, then: { ...now, cart2: { yellow: 2, brown: 0, black: 0 } } })
    expect(looks(tried, 'cart1')).toEqual(['plain'])
    expect(looks(tried, 'cart2')).toEqual(['ghost', 'ghost'])
  })
})

describe('editor', () => {
  it('shows goods on their shelves in winter, and no longer on the yard', () => {
    const now = samplePlayer({ wood: 2, buildings: [12] })
    const placed = [{ what: 'good:wood', on: 'store:barn' }]
    const given = scene({
      now,
      winter: true,
      draft: { placed, free: (what) => (what === 'good:wood' ? 1 : undefined) },
    })
    expect(looks(given, 'store:barn')).toEqual(['plain'])
    expect(farmCounts(given).wood).toEqual({ now: 1, then: 1 })
  })
})

describe('places', () => {
  it('have a name of their own', () => {
    const now = tunnelPlayer({
      food: 9,
      wood: 2,
      coal: 4,
      mine: { water: 9, shaft: 5 },
      cart1: { yellow: 0, brown: 0, black: 3 },
      cart2: { yellow: 0, brown: 0, black: 3 },
      plan: plan({ farmer: { yellow: 2, brown: 1, black: 1 }, miner: 'food' }),
    })
    for (const layout of [wideLayout(756, 426), tallLayout(390, 594)]) {
      const keys = allSlots(scene({ now, layout })).map((slot) => `${slot.kind} ${slot.key}`)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('are inside the frame, however wide or high it is', () => {
    const now = samplePlayer({
      coal: 5,
      cart1: { yellow: 6, brown: 0, black: 0 },
      cart2: { yellow: 0, brown: 6, black: 0 },
      mine: { water: 6 },
    })
    const wide = [wideLayout(756, 426), wideLayout(1200, 500), wideLayout(700, 900)]
    for (const layout of [...wide, tallLayout(390, 594), tallLayout(360, 700)]) {
      const { x, y, width, height } = layout.box
      for (const slot of allSlots(scene({ now, layout }))) {
        expect(slot.x).toBeGreaterThan(x)
        expect(slot.x).toBeLessThan(x + width)
        expect(slot.y).toBeGreaterThan(y)
        expect(slot.y).toBeLessThan(y + height)
      }
    }
  })
})
