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

/** How a chip shows its text: in one or two lines, as numbers with icons, or as a word; the rest is in its tooltip. */
export type ChipContent =
  { readonly kind: 'lines'; readonly lines: readonly string[] } | { readonly kind: 'tally' } | { readonly kind: 'icon' }

/** The room of a chip, and the width of a text in it. */
export interface ChipRoom {
  readonly text: number // width beside the icon
  readonly tally: number // number of gains that fit
  readonly width: (text: string, small: boolean) => number
}

/** The first content that fits: nothing is ever cut off. `nothing` is the short word for workers who cannot work. */
export function chipContent({ text, tally, idle }: Chip, room: ChipRoom, nothing: string): ChipContent {
  const fits = (line: string, small = false): boolean => room.width(line, small) <= room.text
  if (fits(text)) return { kind: 'lines', lines: [text] }
  if (idle) return fits(nothing) ? { kind: 'lines', lines: [nothing] } : { kind: 'icon' }
  if (tally.length > 0 && tally.length <= room.tally) return { kind: 'tally' }
  const lines = inTwo(text).find((pair) => pair.every((line) => fits(line, true)))
  return lines ? { kind: 'lines', lines } : { kind: 'icon' }
}

/** All ways to split a text into two lines. */
function inTwo(text: string): [string, string][] {
  const words = text.split(/\s+/)
  return words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
}
