/** The guided first year as a list of steps, and where a pupil stands in it. */
import type { EventView, Letter, Season, Stage } from '../api/types'

/** What the player is led to do at one moment; without moves, something to read. */
export interface CourseStep {
  readonly season: Season
  readonly stage: Stage
  readonly lesson: string
  readonly look: Look
  readonly moves: readonly string[]
}

export type Look = 'table' | 'water' | 'pools' | 'order' | 'workers' | 'pinge' | 'field' | 'farm' | 'score'

/** `at` counts steps, `made` the moves of this step that are made; `strayed`: the game has left the course. */
export interface Standing {
  readonly at: number
  readonly made: number
  readonly strayed: boolean
}

/** The moves that a player has made and not taken back. */
export function movesOf(events: readonly EventView[], seat: Letter): string[] {
  let counting: EventView[] = []
  for (const event of events) {
    const last = event.back_to
    if (last !== undefined) counting = counting.filter(({ number }) => number <= last)
    else counting.push(event)
  }
  return counting
    .flatMap((event) => event.steps ?? [])
    .flatMap((step) => (step.player === seat && step.move !== undefined ? [step.move] : []))
}

/** Where a pupil stands: by the moves that were made, and by the steps that were read (those before `read`). */
export function standing(steps: readonly CourseStep[], moves: readonly string[], read: number): Standing {
  let done = 0
  for (const [at, step] of steps.entries()) {
    const next = moves.slice(done, done + step.moves.length)
    if (next.some((move, index) => move !== step.moves[index])) return { at, made: 0, strayed: true }
    const unread = step.moves.length === 0 && at >= read && done === moves.length
    if (unread || next.length < step.moves.length) return { at, made: next.length, strayed: false }
    done += step.moves.length
  }
  return { at: steps.length, made: 0, strayed: moves.length > done }
}

/** Whether a move is the one the course waits for. A plan may name its workers in any order, and rest the others. */
export function fitsStep(step: CourseStep, made: number, move: string): boolean {
  if (step.stage !== 'planning') return step.moves[made] === move
  const [worker = '', what = ''] = move.split(' ')
  const named = step.moves.some((wanted) => wanted.startsWith(`${worker} `))
  return step.moves.includes(move) || (!named && ['idle', 'unpaid', 'rest'].includes(what))
}
