/**
 * What moved between two pictures of the table. Every piece that is drawn has the name of its place; pieces whose place
 * is gone fill the new places of their kind, what is left over came from the supply or went back to it.
 */

/** A piece in a picture. Places of a player begin with the letter of their seat, like `A:cart1:0`. */
export interface Named {
  readonly place: string
  readonly kind: string
}

export interface Motions<P extends Named> {
  readonly moved: readonly { readonly from: P; readonly to: P }[]
  readonly came: readonly P[]
  readonly went: readonly P[]
}

export function motions<P extends Named>(before: readonly P[], now: readonly P[]): Motions<P> {
  const homeless = new Map(missing(before, now).map((piece) => [piece.place, piece]))
  const moved: { from: P; to: P }[] = []
  const came: P[] = []
  for (const to of missing(now, before)) {
    const alike = [...homeless.values()].filter((piece) => piece.kind === to.kind && mayMove(piece.place, to.place))
    const from = alike.find((piece) => ownerOf(piece.place) === ownerOf(to.place)) ?? alike[0]
    if (from) {
      homeless.delete(from.place)
      moved.push({ from, to })
    } else came.push(to)
  }
  return { moved, came, went: [...homeless.values()] }
}

/** Pieces of the first picture that do not lie at the same place in the second. */
function missing<P extends Named>(first: readonly P[], second: readonly P[]): P[] {
  const there = new Set(second.map(({ place, kind }) => `${kind} ${place}`))
  return first.filter(({ place, kind }) => !there.has(`${kind} ${place}`))
}

function ownerOf(place: string): string {
  return /^([A-D]):/.exec(place)?.[1] ?? ''
}

/** What a player gives back goes to the supply; from there, not from them, comes what others get. */
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
