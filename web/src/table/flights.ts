/** Who took which disks between two moments of the table, so that they can be seen to fly. */
import { COLOURS } from '../api/disks'
import type { Colour, Letter, PlayerWords, Position } from '../api/types'

export interface Taken {
  readonly letter: Letter
  readonly pool: number
  readonly colour: Colour
  readonly count: number
}

/** Disks that left a pool and lie in somebody's carts now. */
export function takenBetween(before: Position, now: Position): Taken[] {
  const same = before.year === now.year && before.season === now.season && before.stage.startsWith('taking')
  if (!same) return []
  const gone = before.pools.map(({ action }, index) => ({ ...action, pool: index + 1 }))
  for (const left of gone) for (const colour of COLOURS) left[colour] -= now.pools[left.pool - 1]?.action[colour] ?? 0
  const taken: Taken[] = []
  for (const letter of now.order) {
    for (const colour of COLOURS) {
      const count = inCarts(now.players[letter], colour) - inCarts(before.players[letter], colour)
      const from =
        count > 0 ? (gone.find((left) => left[colour] === count) ?? gone.find((left) => left[colour] > count)) : null
      if (!from) continue
      from[colour] -= count
      taken.push({ letter, pool: from.pool, colour, count })
    }
  }
  return taken
}

function inCarts(player: PlayerWords | undefined, colour: Colour): number {
  return (player?.cart1[colour] ?? 0) + (player?.cart2[colour] ?? 0)
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
