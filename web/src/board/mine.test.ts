import { describe, expect, it } from 'vitest'
import { cranked, left, reachable, sections } from './mine'
import { game, inTheTunnel, lumps, someone } from './testData'

describe('coal', () => {
  it('is counted as the view tells it', () => {
    const pinge = lumps([3, 2, 2], 2, 2)
    expect([left(pinge), reachable(pinge)]).toEqual([5, 3])
  })
})

describe('the Tunnel', () => {
  it('shows in each section what is printed and what lies there', () => {
    const tunnel = lumps(game.tunnel_coal, 4, 4)
    const marks = game.tunnel_coal.map((_, at) => ({ propped: at < 4, complete: at < 3 }))
    const drawn = sections(game, someone({ mine: { tunnel, sections: marks } }).mine)
    expect(drawn.filter(({ complete }) => complete).map(({ number }) => number)).toEqual([1, 2, 3])
    expect(drawn[3]).toMatchObject({ points: 2, symbols: [22, 32], propped: true })
    expect(drawn[3]!.lumps.map(({ index, taken }) => [index, taken])).toEqual([
      [3, true],
      [4, false],
    ])
  })

  it('has a windlass that is turned for coal and for water', () => {
    const open = inTheTunnel({ coal: 1, mine: { shaft: 2, water: 3 } })
    const then = (coal: number, mine: object) => inTheTunnel({ coal, mine: { shaft: 2, water: 3, ...mine } })
    expect(cranked(open, then(2, { shaft: 1 }))).toBe(true)
    expect(cranked(open, then(1, { water: 2 }))).toBe(true)
    expect(cranked(open, then(1, { shaft: 1 }))).toBe(false) // taken back: it lies in the Tunnel again
    expect(cranked(open, then(1, { water: 4 }))).toBe(false)
    expect(cranked(someone({ mine: { water: 3 } }), someone())).toBe(false)
  })
})
