/** Where the pieces of a farm are: on workers, in carts, on the yard, or where a draft puts them. */
import { COLOURS, diskList } from '../api/disks'
import type { Colour, GameFacts, Hired, Placement, PlayerView } from '../api/view'

/** The number of the Water Mill, which has sockets for disks. */
export const MILL = 35

/** Placements that are not committed yet; `free` returns how many of a thing are left to place. */
export interface DraftPlacements {
  readonly placed: readonly Placement[]
  readonly free: (what: string) => number | undefined
}

export type Piece = Colour | 'food' | 'wood' | 'coal' | 'thaler'
export type Bench = 'farmer' | 'farmhand' | 'mill' | Hired

/** The pieces of a draft on one place, in the order of placement. */
export function draftPieces(draft: DraftPlacements, place: string, facts: GameFacts): Piece[] {
  return draft.placed.filter(({ on }) => on === place).map(({ what }) => pieceOf(what, facts))
}

/** The piece that is drawn for a placed thing: a marker looks like the disk it replaces. */
export function pieceOf(what: string, facts: GameFacts): Piece {
  const [kind = '', name = ''] = what.split(':')
  return (kind === 'marker' ? (facts.tiles[name]?.marker ?? 'yellow') : name) as Piece
}

/** The pieces on a worker. */
export function piecesOnWorker(
  { plan }: PlayerView,
  worker: Bench,
  draft: DraftPlacements | null,
  facts: GameFacts,
): Piece[] {
  if (draft) return draftPieces(draft, `worker:${worker}`, facts)
  if (worker === 'farmer' || worker === 'farmhand') return diskList(plan[worker])
  if (worker === 'mill') return diskList({ black: 2 * plan.mill_black, brown: 0, yellow: 2 * plan.mill_yellow })
  return plan[worker] === 'unpaid' ? [] : [plan[worker]]
}

/** The disks in each cart. Placed disks are taken from the second cart first. */
export function disksInCarts(player: PlayerView, draft: DraftPlacements | null): [Colour[], Colour[]] {
  const carts: [Colour[], Colour[]] = [[], []]
  for (const colour of COLOURS) {
    const free = draft?.free(`disk:${colour}`) ?? player.cart1[colour] + player.cart2[colour]
    const first = Math.min(free, player.cart1[colour])
    carts[0].push(...Array.from({ length: first }, () => colour))
    carts[1].push(...Array.from({ length: free - first }, () => colour))
  }
  return carts
}

/** Goods or Thaler on the yard that are not placed elsewhere. */
export function goodsOnYard(
  player: PlayerView,
  good: 'food' | 'wood' | 'coal' | 'thaler',
  draft: DraftPlacements | null,
): number {
  return draft?.free(`good:${good}`) ?? player[good]
}

/** Markers that are placed on a worker. They are spent when the plan is revealed. */
export function spentMarkers(player: PlayerView, draft: DraftPlacements | null): readonly number[] {
  if (!draft) return player.markers_planned
  return player.markers.filter((marker) => draft.placed.some(({ what }) => what === `marker:${marker}`))
}
