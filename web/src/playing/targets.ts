/**
 * Everything on the table that can be picked has a name, which the server uses too. Drawings show targets; the moves and
 * placements of the view say what picking one means. Nothing else connects the two.
 */
import type { Colour, Good, WorkerName } from '../api/view'

export type Target =
  | `pool:${number}:${Colour}` // all disks of a colour in an action pool
  | `reserve:${number}:${Colour}`
  | `disk:${Colour}` // a disk in the player's carts that is not placed yet
  | `good:${Good | 'thaler'}` // on the yard
  | `marker:${number}` // by the number of its tile
  | `building:${number}` // by the number of its tile
  | `worker:${WorkerName}`
  | `tile:${number}`
  | 'coal:pinge'
  | 'coal:tunnel'
  | 'shaft' // coal waiting to be lifted
  | 'water'
  | 'prop:pinge'
  | 'prop:tunnel'
  | `store:${Store}`

export type Store = 'farm' | 'barn' | 'storage'

/** The state of a target. */
export interface TargetState {
  readonly lit: boolean // it can be picked now
  readonly chosen: boolean // in hand, or part of the chosen move or plan
}

export const UNLIT: TargetState = { lit: false, chosen: false }

/** The number of the tile that a target names, or null. */
export function tileOf(target: string | null | undefined): number | null {
  return target?.startsWith('tile:') ? Number(target.slice(5)) : null
}
