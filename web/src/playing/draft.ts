/** A plan in the making: disks and pay on the workers, in any order, until the player says that it is ready. */
import { COLOUR_MARKERS, COLOURS, NO_DISKS } from '../api/disks'
import type { Colour, Disks, PlayerWords } from '../api/types'
import type { Target, WorkerName } from './targets'

export type Pay = 'unpaid' | 'food' | 'thaler' | 'yellow'
export type Own = 'farmer' | 'farmhand'

export interface Draft {
  readonly farmer: Disks
  readonly farmhand: Disks
  readonly digger: Pay
  readonly miner: Pay
  readonly haspelknecht: Pay
  readonly mill_black: number
  readonly mill_yellow: number
}

export const EMPTY: Draft = {
  farmer: NO_DISKS,
  farmhand: NO_DISKS,
  digger: 'unpaid',
  miner: 'unpaid',
  haspelknecht: 'unpaid',
  mill_black: 0,
  mill_yellow: 0,
}

/** What lies on a board as a plan. */
export function draftOf(player: PlayerWords): Draft {
  const { step: _step, ...draft } = player.plan
  return draft
}

/** Disks and colour markers that lie on no worker yet. */
export function freeDisks(player: PlayerWords, draft: Draft): Record<Colour, number> {
  const free: Record<Colour, number> = { ...NO_DISKS }
  for (const colour of COLOURS) {
    free[colour] = (player.cart1[colour] ?? 0) + (player.cart2[colour] ?? 0)
    free[colour] -= draft.farmer[colour] + draft.farmhand[colour]
  }
  for (const tile of player.markers) {
    const colour = COLOUR_MARKERS[tile]
    if (colour && !player.fresh_tiles.includes(tile)) free[colour] += 1
  }
  for (const hired of ['digger', 'haspelknecht'] as const) free.yellow -= draft[hired] === 'yellow' ? 1 : 0
  free.black -= 2 * draft.mill_black
  free.yellow -= 2 * draft.mill_yellow
  return free
}

/** Goods that are not promised to a hired worker yet. */
export function spare(player: PlayerWords, draft: Draft, good: 'food' | 'thaler'): number {
  const promised = (['digger', 'miner', 'haspelknecht'] as const).filter((hired) => draft[hired] === good).length
  return player[good] - promised
}

/** Loads a worker may carry, by the texts of his moves: `farmer 2 black`, `farmhand idle`. */
export function loadsOf(worker: Own, moves: readonly string[]): Disks[] {
  return moves.filter((move) => move.startsWith(`${worker} `)).map((move) => loadOf(move.slice(worker.length + 1)))
}

function loadOf(text: string): Disks {
  const load: Record<Colour, number> = { ...NO_DISKS }
  const words = text.split(' ')
  for (let at = 0; at + 1 < words.length; at += 2) load[words[at + 1] as Colour] = Number(words[at])
  return load
}

/** Whether some allowed load has at least these disks. */
export function fits(load: Disks, allowed: readonly Disks[]): boolean {
  return allowed.some((whole) => COLOURS.every((colour) => whole[colour] >= load[colour]))
}

/** The plan with one thing more on a worker; null if it has no place there. */
export function put(draft: Draft, what: Target, worker: WorkerName): Draft | null {
  const [kind, name = ''] = what.split(':')
  const colour = kind === 'disk' ? (name as Colour) : kind === 'marker' ? COLOUR_MARKERS[Number(name)] : undefined
  if (worker === 'farmer' || worker === 'farmhand') {
    if (!colour) return null
    return { ...draft, [worker]: { ...draft[worker], [colour]: draft[worker][colour] + 1 } }
  }
  if (worker === 'mill') {
    if (colour === 'black') return { ...draft, mill_black: draft.mill_black + 1 }
    return colour === 'yellow' ? { ...draft, mill_yellow: draft.mill_yellow + 1 } : null
  }
  const pay: Pay | null =
    colour === 'yellow' ? 'yellow' : what === 'good:food' ? 'food' : what === 'good:thaler' ? 'thaler' : null
  if (!pay || worker === 'windlass' || (worker === 'miner' && pay === 'yellow')) return null
  return { ...draft, [worker]: pay }
}

/** The plan with what was last put on a worker taken off again; the dearest colour first. */
export function takeOff(draft: Draft, worker: WorkerName): Draft {
  if (worker === 'farmer' || worker === 'farmhand') {
    const colour = [...COLOURS].reverse().find((one) => draft[worker][one] > 0)
    return colour ? { ...draft, [worker]: { ...draft[worker], [colour]: draft[worker][colour] - 1 } } : draft
  }
  if (worker === 'mill') return { ...draft, mill_black: 0, mill_yellow: 0 }
  return worker === 'windlass' ? draft : { ...draft, [worker]: 'unpaid' }
}

/** Whether something lies on a worker. */
export function loaded(draft: Draft, worker: WorkerName): boolean {
  if (worker === 'farmer' || worker === 'farmhand') return COLOURS.some((colour) => draft[worker][colour] > 0)
  if (worker === 'mill') return draft.mill_black + draft.mill_yellow > 0
  return worker !== 'windlass' && draft[worker] !== 'unpaid'
}
