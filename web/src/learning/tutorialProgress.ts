/** How far a learner has come in the steps of the tutorial. */
import type { Schemas } from '../api/types'
import type { Letter, LogEntry, Placement } from '../api/view'

/** One step of the tutorial; without moves, something to read. */
export type TutorialStep = Schemas['TutorialStep']
export type Look = TutorialStep['look']

/** `at` is the current step, `made` counts its moves; `strayed`: the game no longer follows the tutorial. */
export interface TutorialProgress {
  readonly at: number
  readonly made: number
  readonly strayed: boolean
}

const YEAR = 1 // the tutorial covers the first one

/** Whether the moves of a step are composed before they are sent. */
export function composed({ stage }: TutorialStep): boolean {
  return stage === 'planning' || stage === 'storing'
}

/** The progress of a learner, from the log and the number of steps that were read. */
export function progressOf(
  steps: readonly TutorialStep[],
  log: readonly LogEntry[],
  learner: Letter,
  read: number,
): TutorialProgress {
  const left = new Map<string, number>() // the learner's moves by season and stage that belong to no step yet
  const entries = log.filter(({ year, step }) => year === YEAR && step !== null)
  for (const { season, stage, seat, kind } of entries) {
    const planned = stage === 'planning' || stage === 'revealing' // all plans are revealed at once
    const key = `${season} ${planned ? 'planning' : stage}`
    if (planned) left.set(key, 1)
    else if (seat === learner && kind === 'move') left.set(key, (left.get(key) ?? 0) + 1)
  }
  for (const [at, step] of steps.entries()) {
    const key = `${step.season} ${step.stage}`
    const here = left.get(key) ?? 0
    const wanted = composed(step) ? Math.min(1, step.moves.length) : step.moves.length
    const later = steps
      .slice(at)
      .some((one) => one.moves.length > 0 && (left.get(`${one.season} ${one.stage}`) ?? 0) > 0)
    if (wanted === 0 ? at >= read && !later : here < wanted) return { at, made: here, strayed: false }
    left.set(key, here - wanted)
  }
  return { at: steps.length, made: 0, strayed: [...left.values()].some((count) => count > 0) }
}

/** Whether two lists hold the same placements in any order. */
export function samePlacements(one: readonly Placement[], other: readonly Placement[]): boolean {
  const listed = (placed: readonly Placement[]): string =>
    placed
      .map(({ what, on }) => `${what} ${on}`)
      .sort()
      .join()
  return listed(one) === listed(other)
}
