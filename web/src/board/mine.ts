/** What the mine allows: wood opens it, water blocks it. The numbers are those of the rules (R-WATER, R-PINGE). */
import type { Identity } from '../api/identity'
import type { PlayerWords } from '../api/types'

export const FLOODED_PINGE = 2 // R-WATER-03: no coal leaves the Pinge
export const FLOODED_SHAFT = 2 // R-WATER-05: nothing is lifted
export const FLOODED_TUNNEL = 5 // R-WATER-06: nothing is mined in the Tunnel

export const SYMBOL_TILES = { wheelbarrow: 22, lamp: 32, lorry: 42 } as const
export type TunnelSymbol = keyof typeof SYMBOL_TILES

const BONUS_YEARS = 3 // R-PINGE-10: 2 VP in the first year, 1 in the second, none in the third

export interface Lump {
  readonly index: number // from the left, as printed
  readonly group: number
  readonly taken: boolean
  readonly open: boolean // wood has opened it
}

export interface Section {
  readonly number: number // from 1
  readonly vp: number
  readonly symbols: readonly TunnelSymbol[]
  readonly lumps: readonly Lump[]
  readonly propped: boolean
  readonly complete: boolean
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Lumps of printed groups, taken from the left; `open` groups are reachable. */
function lumps(groups: readonly number[], left: number, open: number): Lump[] {
  const taken = sum(groups) - left
  const groupOf = groups.flatMap((size, group) => Array.from({ length: size }, () => group))
  return groupOf.map((group, index) => ({ index, group, taken: index < taken, open: group < open }))
}

/** The Pinge is empty: Miner and Haspelknecht have come (R-PINGE-09). */
export function exhausted(player: PlayerWords): boolean {
  return player.pinge_coal === 0
}

/** The first group lies open; each wood opens one more (R-PINGE-03, R-PINGE-04). */
export function pingeLumps(identity: Identity, player: PlayerWords): Lump[] {
  return lumps(identity.components.pinge.groups, player.pinge_coal, player.pinge_wood + 1)
}

/** Sections with what lies in them. One is complete with its wood and without coal (R-END-02). */
export function sections(identity: Identity, player: PlayerWords): Section[] {
  const { tunnel } = identity.components
  const all = lumps(tunnel.coal, player.tunnel_coal, player.tunnel_wood)
  const symbols = Object.keys(SYMBOL_TILES) as TunnelSymbol[]
  return tunnel.coal.map((_, index) => {
    const own = all.filter((lump) => lump.group === index)
    const propped = index < player.tunnel_wood
    return {
      number: index + 1,
      vp: tunnel.vp[index]!,
      symbols: symbols.filter((symbol) => tunnel[symbol].includes(index + 1)),
      lumps: own,
      propped,
      complete: propped && own.every((lump) => lump.taken),
    }
  })
}

/** Whether the windlass was turned between two moments: coal came up to the farm, or water went out of the shaft. */
export function cranked(before: PlayerWords, now: PlayerWords): boolean {
  if (!exhausted(before) || !exhausted(now)) return false
  return (now.shaft_coal < before.shaft_coal && now.coal > before.coal) || now.water < before.water
}

/** Coal that could be mined in the Pinge now. */
export function pingeAccess(identity: Identity, player: PlayerWords): number {
  if (player.water >= FLOODED_PINGE) return 0
  return pingeLumps(identity, player).filter((lump) => lump.open && !lump.taken).length
}

/** Coal that could be mined in the Tunnel now. */
export function tunnelAccess(identity: Identity, player: PlayerWords): number {
  if (!exhausted(player) || player.water >= FLOODED_TUNNEL) return 0
  return sections(identity, player)
    .flatMap((section) => section.lumps)
    .filter((lump) => lump.open && !lump.taken).length
}

/** Wood symbols of the Pinge: one before each group but the first. */
export function pingeSymbols(identity: Identity): number {
  return identity.components.pinge.groups.length - 1
}

/** Points for emptying the Pinge in a year. */
export function pingeBonus(year: number): number {
  return Math.max(0, BONUS_YEARS - year)
}
