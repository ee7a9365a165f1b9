/**
 * Everything on the table that can be picked has a name. Art shows it, `choosing` knows what picking it means, and the
 * two meet only in these names.
 */
import type { Colour, Good } from '../api/types'

export type WorkerName = 'farmer' | 'farmhand' | 'digger' | 'miner' | 'haspelknecht' | 'windlass' | 'mill'

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
  | `store:${'farm' | 'barn' | 'storage'}`

/** How a target stands now. */
export interface Standing {
  readonly lit: boolean // legal now: the lamp lights it
  readonly chosen: boolean // picked up, or part of what is planned
}

export const UNLIT: Standing = { lit: false, chosen: false }
