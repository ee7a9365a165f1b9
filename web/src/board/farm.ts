/** What lies on the farm and on the workers. */
import { COLOUR_MARKERS, COLOURS } from '../api/disks'
import type { Identity } from '../api/identity'
import type { Colour, Disks, PlayerWords } from '../api/types'

export const BUILDINGS = [12, 15, 24, 35] as const
export const MILL = 35

const PICKAXE = 13

/** Buildings that this game can have, in the order of their numbers. */
export function plots(identity: Identity): number[] {
  return BUILDINGS.filter((tile) => String(tile) in identity.field || identity.start_buildings.includes(tile))
}

export function owns(identity: Identity, player: PlayerWords, building: number): boolean {
  return player.tiles.includes(building) || identity.start_buildings.includes(building)
}

/** The Pickaxe counts from the phase after its purchase on. */
export function improvedFarmhand(identity: Identity, player: PlayerWords): boolean {
  if (identity.improved_farmhand) return true
  return player.tiles.includes(PICKAXE) && !player.fresh_tiles.includes(PICKAXE)
}

/** The disks of a worker one by one. */
export function diskList(disks: Disks): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: disks[colour] }, () => colour))
}

export function onCarts(player: PlayerWords, colour: Colour): number {
  return (player.cart1[colour] ?? 0) + (player.cart2[colour] ?? 0)
}

/** Disks of a colour that lie on workers and on the mill. */
export function planned(player: PlayerWords, colour: Colour): number {
  const { plan } = player
  const onWorkers = plan.farmer[colour] + plan.farmhand[colour]
  if (colour === 'black') return onWorkers + 2 * plan.mill_black
  if (colour === 'brown') return onWorkers
  const paid = [plan.digger, plan.haspelknecht].filter((pay) => pay === 'yellow').length
  return onWorkers + 2 * plan.mill_yellow + paid
}

/** Disks that still lie in each cart: those of the second cart are used first. */
export function inCarts(player: PlayerWords): [Colour[], Colour[]] {
  const carts: [Colour[], Colour[]] = [[], []]
  for (const colour of COLOURS) {
    const free = Math.max(0, onCarts(player, colour) - planned(player, colour))
    const first = Math.min(free, player.cart1[colour] ?? 0)
    carts[0].push(...Array.from({ length: first }, () => colour))
    carts[1].push(...Array.from({ length: free - first }, () => colour))
  }
  return carts
}

/** Markers that stand in for a disk of the plan: they are spent when the plans are revealed (R-MARKER-02). */
export function markersInPlan(player: PlayerWords): number[] {
  return player.markers.filter((marker) => {
    const colour = COLOUR_MARKERS[marker]
    return colour !== undefined && planned(player, colour) > onCarts(player, colour)
  })
}

/** Food or Thaler on the farm. While plans are made, what lies on hired workers is not yet taken from it. */
export function onFarm(player: PlayerWords, good: 'food' | 'thaler', planning: boolean): number {
  if (!planning) return player[good]
  const { digger, miner, haspelknecht } = player.plan
  return player[good] - [digger, miner, haspelknecht].filter((pay) => pay === good).length
}
