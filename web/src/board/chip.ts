/** Chips beside the workers: what each one does or will do, in the server's words. */
import type { Outcome, WorkView, WorkerName } from '../api/view'
import { symbolOf } from '../art/icons'

export interface Chip {
  readonly icon: string // symbol of the sprite: coal, food, dev-22
  readonly text: string // "1 to the shaft", "Wheelbarrow"
  readonly points: number // victory points
  readonly bonus: number // of summer
  readonly synergy: number // of Farmer and Farmhand doing the same work
  readonly idle: boolean // they cannot work; the text says why
  readonly active: boolean // at work now
  readonly steps: number // actions left, if active
  readonly tally: readonly Gain[] // the same as numbers
}

/** A change in the number of goods. */
export interface Gain {
  readonly icon: string
  readonly amount: number
}

export type Chips = Partial<Record<WorkerName, Chip>>

/** Chips for all workers whose work is not done. */
export function chipsOf(work: readonly WorkView[]): Chips {
  const chips: Chips = {}
  for (const one of work) {
    if (one.done && !one.active) continue
    if (one.does || one.why) chips[one.worker] = chipOf(one)
  }
  return chips
}

function chipOf({ does, icon, why, outcome, bonus, synergy, active, steps }: WorkView): Chip {
  return {
    icon: does ? symbolOf(icon) : 'ui-why',
    text: does || (why?.message ?? ''),
    points: outcome.points,
    bonus,
    synergy,
    idle: !does,
    active,
    steps,
    tally: tallyOf(outcome),
  }
}

function tallyOf({ food, wood, coal, thaler, shaft, water }: Outcome): Gain[] {
  const below = Math.max(0, shaft) // lifted coal is already counted as coal on the farm
  const all = Object.entries({ food, wood, coal: coal + below, thaler, water })
  return all.map(([icon, amount]) => ({ icon, amount })).filter(({ amount }) => amount !== 0)
}
