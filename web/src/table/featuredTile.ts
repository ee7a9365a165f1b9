/** The tile to show while none is hovered. */
import type { TileView } from '../api/view'

/** The first tile that can be paid, else the first that can be reached, else the first. */
export function featuredTile(told: Readonly<Record<string, TileView>>, tiles: readonly number[]): number | null {
  const first = (good: (tile: TileView) => boolean): number | undefined =>
    tiles.find((tile) => told[tile] && good(told[tile]))
  return first(({ payable }) => payable) ?? first(({ access }) => access === 'open') ?? tiles[0] ?? null
}
