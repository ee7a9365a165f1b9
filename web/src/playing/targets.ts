/**
 * Everything on the table that can be picked has a name, and the server knows it by the same name. Art shows it; what
 * picking it means is in the moves and placements of the view. The two meet only in these names.
 */
import type { Colour, Good, WorkerName } from '../api/view'

export type Target =
  | `pool:${number}:${Colour}` // all disks of a colour in an action pool
  | `reserve:${number}:${Colour}`
  | `disk:${Colour}` // a disk in one's carts that lies on no worker yet
  | `good:${Good | 'thaler'}` // on the yard
  | `marker:${number}` // by the number of its tile
  | `building:${number}` // by the number of its tile
  | `worker:${WorkerName}`
  | `tile:${number}`
  | 'coal:pinge'
  | 'coal:tunnel'
  | 'shaft' // coal that waits to be lifted
  | 'water'
  | 'prop:pinge'
  | 'prop:tunnel'
  | `store:${Store}`

export type Store = 'farm' | 'barn' | 'storage'

/** How a target stands now. */
export interface TargetState {
  readonly lit: boolean // it can be picked now
  readonly chosen: boolean // picked up, or part of what is chosen or planned
}

export const UNLIT: TargetState = { lit: false, chosen: false }

/** The number of the development that a target names. */
export function tileOf(target: string | null | undefined): number | null {
  return target?.startsWith('tile:') ? Number(target.slice(5)) : null
}
