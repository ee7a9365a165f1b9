/** What the course asks to be put somewhere, compared with what lies there. */
import type { Placement } from '../api/view'

export interface Wanted {
  readonly on: string
  /** What belongs there, piece by piece. */
  readonly things: readonly string[]
  readonly there: boolean
}

const count = (placed: readonly Placement[], { what, on }: Placement): number =>
  placed.filter((one) => one.what === what && one.on === on).length

/** What each place shall get, and whether exactly that lies there. */
export function planChecklist(wanted: readonly Placement[], placed: readonly Placement[]): Wanted[] {
  return [...new Set(wanted.map(({ on }) => on))].map((on) => {
    const here = (list: readonly Placement[]): string[] => list.filter((one) => one.on === on).map(({ what }) => what)
    return { on, things: here(wanted), there: here(wanted).sort().join() === here(placed).sort().join() }
  })
}

/** Where to click next: what is missing, then its place; a place with something wrong on it gives it back. */
export function nextToPlace(
  wanted: readonly Placement[],
  placed: readonly Placement[],
  picked: string | null,
): string | null {
  const stray = placed.find((one) => count(placed, one) > count(wanted, one))
  if (stray) return stray.on
  const needed = wanted.find((one) => count(placed, one) < count(wanted, one))
  if (!needed) return null
  return picked === needed.what ? needed.on : needed.what
}
