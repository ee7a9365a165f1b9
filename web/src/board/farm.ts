/** What lies where on a farm: on the workers, in the carts, on the yard. While somebody composes, as they have draft it. */
import { COLOURS, diskList } from '../api/disks'
import type { Colour, GameFacts, Hired, Placement, PlayerView } from '../api/view'

/** The building with a plank for disks of its own. */
export const MILL = 35

/** What is being put somewhere and not committed yet; `free` knows how many of a thing are left. */
export interface DraftPlacements {
  readonly placed: readonly Placement[]
  readonly free: (what: string) => number | undefined
}

export type Piece = Colour | 'food' | 'wood' | 'coal' | 'thaler'
export type Bench = 'farmer' | 'farmhand' | 'mill' | Hired

/** The pieces that were put on a place, in the order in which they came. */
export function draftPieces(draft: DraftPlacements, place: string, facts: GameFacts): Piece[] {
  return draft.placed.filter(({ on }) => on === place).map(({ what }) => pieceOf(what, facts))
}

/** What a thing looks like once it lies somewhere: a marker lies there as the disk that it stands for. */
export function pieceOf(what: string, facts: GameFacts): Piece {
  const [kind = '', name = ''] = what.split(':')
  return (kind === 'marker' ? (facts.tiles[name]?.marker ?? 'yellow') : name) as Piece
}

/** What lies on a worker, piece by piece. */
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

/** Disks that lie in each cart; of what is draft somewhere, those of the second cart are shown as used first. */
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

/** Goods or Thaler on the yard; what is draft somewhere is no longer there. */
export function goodsOnYard(
  player: PlayerView,
  good: 'food' | 'wood' | 'coal' | 'thaler',
  draft: DraftPlacements | null,
): number {
  return draft?.free(`good:${good}`) ?? player[good]
}

/** Markers that are draft on a worker: they are spent when the plan is revealed. */
export function spentMarkers(player: PlayerView, draft: DraftPlacements | null): readonly number[] {
  if (!draft) return player.markers_planned
  return player.markers.filter((marker) => draft.placed.some(({ what }) => what === `marker:${marker}`))
}
