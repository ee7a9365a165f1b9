/**
 * The difference between two states of the table. Every drawn piece has a named place. Pieces that left their place are
 * matched with new pieces of the same kind; the others come from the supply or go back to it.
 */

/** A drawn piece. A player's places begin with the letter of the seat: `A:cart1:0`. */
export interface PlacedPiece {
  readonly place: string
  readonly kind: string
}

export interface Motions<P extends PlacedPiece> {
  readonly moved: readonly { readonly from: P; readonly to: P }[]
  readonly added: readonly P[]
  readonly removed: readonly P[]
}

export function motions<P extends PlacedPiece>(before: readonly P[], now: readonly P[]): Motions<P> {
  const unmatched = new Map(missing(before, now).map((piece) => [piece.place, piece]))
  const moved: { from: P; to: P }[] = []
  const added: P[] = []
  for (const to of missing(now, before)) {
    const alike = [...unmatched.values()].filter((piece) => piece.kind === to.kind && mayMove(piece.place, to.place))
    const from = alike.find((piece) => ownerOf(piece.place) === ownerOf(to.place)) ?? alike[0]
    if (from) {
      unmatched.delete(from.place)
      moved.push({ from, to })
    } else added.push(to)
  }
  return { moved, added, removed: [...unmatched.values()] }
}

/** Pieces of the first state that are not at the same place in the second. */
function missing<P extends PlacedPiece>(first: readonly P[], second: readonly P[]): P[] {
  const there = new Set(second.map(({ place, kind }) => `${kind} ${place}`))
  return first.filter(({ place, kind }) => !there.has(`${kind} ${place}`))
}

function ownerOf(place: string): string {
  return /^([A-D]):/.exec(place)?.[1] ?? ''
}

/** A player's pieces do not move to common places: they go to the supply, and others come from there. */
function mayMove(from: string, to: string): boolean {
  return ownerOf(from) === '' || ownerOf(to) !== ''
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A shallow arc, as an SVG path. */
export function arc(from: Point, to: Point): string {
  const rise = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.16)
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - rise} ${to.x} ${to.y}`
}
