/** What a worker does or will do, on a slip of paper beside them: the server's words, with a picture. */
import type { WorkView, WorkerName } from '../api/view'
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
  }
}
