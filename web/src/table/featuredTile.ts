/** Which development is being looked at, and which one deserves a look. */
import type { TileView } from '../api/view'

/** While nobody looks at anything: the first that could be paid, else the first that could be reached. */
export function featuredTile(told: Readonly<Record<string, TileView>>, tiles: readonly number[]): number | null {
  const first = (good: (tile: TileView) => boolean): number | undefined =>
    tiles.find((tile) => told[tile] && good(told[tile]))
  return first(({ payable }) => payable) ?? first(({ access }) => access === 'open') ?? tiles[0] ?? null
}
