/** What taking disks would give, to be shown before it is done (R-TAKE-10, R-TAKE-12, R-TAKE-13). */
import type { Identity } from '../api/identity'
import type { Colour, Letter, Position } from '../api/types'

export interface Taking {
  readonly pool: number
  readonly colour: Colour
  readonly count: number
  readonly water: boolean
  readonly place: number | null // in the next turn order, among those who have taken disks
}

const MOST = 5 // after the second round

/** What a move like "take 2 brown" gives a seat; null for every other move. */
export function takingOf(
  move: string,
  position: Position,
  identity: Identity,
  seat: Letter,
  place: number | null = null,
): Taking | null {
  const [verb, second, third, fewer] = move.split(' ')
  const pool = Number(second)
  const there = position.pools[pool - 1]?.action
  if (verb !== 'take' || !there) return null
  const colour = third as Colour
  const again = position.stage === 'taking again'
  const held = Object.values(position.players[seat]?.cart1 ?? {}).reduce((sum, count) => sum + count, 0)
  const count = fewer ? Number(fewer) : again ? Math.min(there[colour], MOST - held) : there[colour]
  return { pool, colour, count, water: !again && identity.components.pools.wet.includes(pool), place }
}
