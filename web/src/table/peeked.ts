/** Which development is being looked at, and which one deserves a look. */
import type { TileLook } from '../api/types'
import type { Choosing } from '../playing/choosing.svelte'

/** The development under the pointer or with the focus. */
export function peekedTile(peek: Choosing['peek']): number | null {
  return peek?.target.startsWith('tile:') ? Number(peek.target.slice(5)) : null
}

/** While nobody looks at anything: the first that could be paid, else the first that could be reached. */
export function worthALook(field: Readonly<Record<string, TileLook>>, tiles: readonly number[]): number | null {
  const first = (good: (look: TileLook) => boolean): number | undefined => tiles.find((tile) => good(field[tile]!))
  const known = tiles.every((tile) => String(tile) in field)
  return (
    (known ? (first((look) => look.payable) ?? first((look) => look.access === 'open')) : undefined) ?? tiles[0] ?? null
  )
}
