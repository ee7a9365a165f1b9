import { describe, expect, it } from 'vitest'
import { cranked, exhausted, pingeAccess, pingeBonus, pingeLumps, sections, tunnelAccess } from './mine'
import { game, someone } from './sample'

describe('the Pinge', () => {
  it('is mined from the left', () => {
    const lumps = pingeLumps(game, someone({ pinge_coal: 5 }))
    expect(lumps.map((lump) => lump.taken)).toEqual([true, true, false, false, false, false, false])
    expect(lumps.map((lump) => lump.group)).toEqual([0, 0, 0, 1, 1, 2, 2])
  })

  it('opens one more group with each wood', () => {
    expect(pingeAccess(game, someone({}))).toBe(3)
    expect(pingeAccess(game, someone({ pinge_wood: 1 }))).toBe(5)
    expect(pingeAccess(game, someone({ pinge_wood: 2, pinge_coal: 4 }))).toBe(4)
  })

  it('gives nothing under two water', () => {
    expect(pingeAccess(game, someone({ water: 1 }))).toBe(3)
    expect(pingeAccess(game, someone({ water: 2 }))).toBe(0)
  })

  it('rewards those who empty it early', () => {
    expect([1, 2, 3].map(pingeBonus)).toEqual([2, 1, 0])
  })
})

describe('the Tunnel', () => {
  it('has complete sections where wood stands and no coal is left', () => {
    const done = sections(game, someone({ pinge_coal: 0, tunnel_wood: 4, tunnel_coal: 7 }))
    expect(done.filter((section) => section.complete).map((section) => section.number)).toEqual([1, 2, 3])
    expect(done[3]!.lumps.map((lump) => lump.taken)).toEqual([true, false])
  })

  it('knows no complete section without coal mined', () => {
    expect(sections(game, someone({ tunnel_wood: 3 })).some((section) => section.complete)).toBe(false)
  })

  it('has a windlass that is turned for coal and for water', () => {
    const open = someone({ pinge_coal: 0, shaft_coal: 2, water: 3, coal: 1 })
    expect(cranked(open, { ...open, shaft_coal: 1, coal: 2 })).toBe(true)
    expect(cranked(open, { ...open, water: 2 })).toBe(true)
    expect(cranked(open, { ...open, shaft_coal: 1 })).toBe(false) // taken back: it lies in the Tunnel again
    expect(cranked(open, { ...open, water: 4 })).toBe(false)
    expect(cranked({ ...open, pinge_coal: 1 }, { ...open, water: 0 })).toBe(false)
  })

  it('shows points and symbols as printed', () => {
    const printed = sections(game, someone({}))
    expect(printed.map((section) => section.vp)).toEqual([1, 1, 2, 2, 2, 2, 3])
    expect(printed[3]!.symbols).toEqual(['wheelbarrow', 'lamp'])
  })

  it('is closed until the Pinge is empty, and under five water', () => {
    expect(tunnelAccess(game, someone({ tunnel_wood: 2 }))).toBe(0)
    const open = someone({ pinge_coal: 0, tunnel_wood: 4, water: 4 })
    expect(exhausted(open)).toBe(true)
    expect(tunnelAccess(game, open)).toBe(5)
    expect(tunnelAccess(game, { ...open, water: 5 })).toBe(0)
  })
})
