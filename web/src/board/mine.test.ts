import { describe, expect, it } from 'vitest'
import { windlassTurned, left, reachable, sections } from './mine'
import { sampleFacts, tunnelPlayer, lumps, samplePlayer } from './testData'

describe('coal', () => {
  it('is counted as the view tells it', () => {
    const pinge = lumps([3, 2, 2], 2, 2)
    expect([left(pinge), reachable(pinge)]).toEqual([5, 3])
  })
})

describe('the Tunnel', () => {
  it('shows in each section what is printed and what lies there', () => {
    const tunnel = lumps(sampleFacts.tunnel_coal, 4, 4)
    const marks = sampleFacts.tunnel_coal.map((_, at) => ({ propped: at < 4, complete: at < 3 }))
    const drawn = sections(sampleFacts, samplePlayer({ mine: { tunnel, sections: marks } }).mine)
    expect(drawn.filter(({ complete }) => complete).map(({ number }) => number)).toEqual([1, 2, 3])
    expect(drawn[3]).toMatchObject({ points: 2, symbols: [22, 32], propped: true })
    expect(drawn[3]!.lumps.map(({ index, taken }) => [index, taken])).toEqual([
      [3, true],
      [4, false],
    ])
  })

  it('has a windlass that is turned for coal and for water', () => {
    const open = tunnelPlayer({ coal: 1, mine: { shaft: 2, water: 3 } })
    const then = (coal: number, mine: object) => tunnelPlayer({ coal, mine: { shaft: 2, water: 3, ...mine } })
    expect(windlassTurned(open, then(2, { shaft: 1 }))).toBe(true)
    expect(windlassTurned(open, then(1, { water: 2 }))).toBe(true)
    expect(windlassTurned(open, then(1, { shaft: 1 }))).toBe(false) // undone: it is in the Tunnel again
    expect(windlassTurned(open, then(1, { water: 4 }))).toBe(false)
    expect(windlassTurned(samplePlayer({ mine: { water: 3 } }), samplePlayer())).toBe(false)
  })
})
