/** The status of a tile: as the view says for a player, as the next buyer would find it for a spectator. */
import type { BoardView, GameFacts, Letter, TileView } from '../api/view'

export type Tiles = Readonly<Record<string, TileView>>

/** The view's status of a tile, or a neutral one without a seat view. */
export function tileStatus(
  tile: string,
  tiles: Tiles | null,
  facts: GameFacts,
  board: BoardView,
  seat: Letter | null,
): TileView {
  const known = tiles?.[tile]
  if (known) return known
  const owners = board.stacks[tile] ?? []
  const owned = seat !== null && owners.includes(seat)
  return {
    access: owned ? 'owned' : 'open',
    points: owned ? 0 : (facts.tiles[tile]?.points[owners.length] ?? 0),
    fee: null,
    fee_goods: [],
    payee: null,
    payable: false,
    payers: [],
    missing: null,
  }
}
