/** The result of a worker's plan, shown beside him. */
import type { WorkerName } from '../playing/targets'

export interface Chip {
  readonly icon: string // of the sprite: coal, food, dev-22
  readonly text: string // "1 to the shaft", "Wheelbarrow"
  readonly points?: number // a shield
  readonly also?: readonly string[] // further symbols: a marker that comes with it
  readonly bonus?: number // of summer
  readonly synergy?: number // of Farmer and Farmhand doing the same
  readonly idle?: boolean // he can do nothing, and the table says why: drawn with a question mark
}

export type Chips = Partial<Record<WorkerName, Chip>>
