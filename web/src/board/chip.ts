/** What a worker does or will do, on a slip of paper beside them: the server's words, with a picture. */
import type { Outcome, WorkView, WorkerName } from '../api/view'
import { symbolOf } from '../art/icons'

export interface Chip {
  readonly icon: string // of the sprite: coal, food, dev-22
  readonly text: string // "1 to the shaft", "Wheelbarrow"
  readonly points: number // a shield
  readonly bonus: number // of summer
  readonly synergy: number // of Farmer and Farmhand doing the same
  readonly idle: boolean // they can do nothing, and the text says why: drawn with a question mark
  readonly active: boolean // at work now
  readonly steps: number // left, if they are at work
  readonly tally: readonly Gain[] // the same in figures, where there is no room for words
}

/** So many more or fewer of something. */
export interface Gain {
  readonly icon: string
  readonly amount: number
}

export type Chips = Partial<Record<WorkerName, Chip>>

/** A chip for every worker who has something to do and has not done it. */
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
  const below = Math.max(0, shaft) // what is lifted from there is told as coal on the farm
  const all = Object.entries({ food, wood, coal: coal + below, thaler, water })
  return all.map(([icon, amount]) => ({ icon, amount })).filter(({ amount }) => amount !== 0)
}
