/** What lies where on a farm: on the workers, in the carts, on the yard. While somebody composes, as they have laid it. */
import { COLOURS, diskList } from '../api/disks'
import type { Colour, GameFacts, Hired, Placement, PlayerView } from '../api/view'

/** The building with a plank for disks of its own. */
export const MILL = 35

/** What is being put somewhere and not committed yet; `free` knows how many of a thing are left. */
export interface Laid {
  readonly placed: readonly Placement[]
  readonly free: (what: string) => number | undefined
}

export type Piece = Colour | 'food' | 'wood' | 'coal' | 'thaler'
export type Bench = 'farmer' | 'farmhand' | 'mill' | Hired

/** The pieces that were put on a place, in the order in which they came. */
export function laidOn(laid: Laid, place: string, facts: GameFacts): Piece[] {
  return laid.placed.filter(({ on }) => on === place).map(({ what }) => pieceOf(what, facts))
}

/** What a thing looks like once it lies somewhere: a marker lies there as the disk that it stands for. */
export function pieceOf(what: string, facts: GameFacts): Piece {
  const [kind = '', name = ''] = what.split(':')
  return (kind === 'marker' ? (facts.tiles[name]?.marker ?? 'yellow') : name) as Piece
}

/** What lies on a worker, piece by piece. */
export function onWorker({ plan }: PlayerView, worker: Bench, laid: Laid | null, facts: GameFacts): Piece[] {
  if (laid) return laidOn(laid, `worker:${worker}`, facts)
  if (worker === 'farmer' || worker === 'farmhand') return diskList(plan[worker])
  if (worker === 'mill') return diskList({ black: 2 * plan.mill_black, brown: 0, yellow: 2 * plan.mill_yellow })
  return plan[worker] === 'unpaid' ? [] : [plan[worker]]
}

/** Disks that lie in each cart; of what is laid somewhere, those of the second cart are shown as used first. */
export function inCarts(player: PlayerView, laid: Laid | null): [Colour[], Colour[]] {
  const carts: [Colour[], Colour[]] = [[], []]
  for (const colour of COLOURS) {
    const free = laid?.free(`disk:${colour}`) ?? player.cart1[colour] + player.cart2[colour]
    const first = Math.min(free, player.cart1[colour])
    carts[0].push(...Array.from({ length: first }, () => colour))
    carts[1].push(...Array.from({ length: free - first }, () => colour))
  }
  return carts
}

/** Goods or Thaler on the yard; what is laid somewhere is no longer there. */
export function onYard(player: PlayerView, good: 'food' | 'wood' | 'coal' | 'thaler', laid: Laid | null): number {
  return laid?.free(`good:${good}`) ?? player[good]
}

/** Markers that are laid on a worker: they are spent when the plan is revealed. */
export function spentMarkers(player: PlayerView, laid: Laid | null): readonly number[] {
  if (!laid) return player.markers_planned
  return player.markers.filter((marker) => laid.placed.some(({ what }) => what === `marker:${marker}`))
}
