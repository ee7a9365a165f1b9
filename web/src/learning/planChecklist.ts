/** Compares the placements that a lesson asks for with the current ones. */
import type { Placement } from '../api/view'

export interface Wanted {
  readonly on: string
  /** The pieces that belong there. */
  readonly things: readonly string[]
  readonly there: boolean
}

const count = (placed: readonly Placement[], { what, on }: Placement): number =>
  placed.filter((one) => one.what === what && one.on === on).length

/** What each place should hold, and whether it does. */
export function planChecklist(wanted: readonly Placement[], placed: readonly Placement[]): Wanted[] {
  return [...new Set(wanted.map(({ on }) => on))].map((on) => {
    const here = (list: readonly Placement[]): string[] => list.filter((one) => one.on === on).map(({ what }) => what)
    return { on, things: here(wanted), there: here(wanted).sort().join() === here(placed).sort().join() }
  })
}

/** The next target to click: a place with a wrong piece, a missing piece, or the place for the piece in hand. */
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
