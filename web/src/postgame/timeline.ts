/** The seasons of a replay's timeline. */
import type { LogEntry, Season } from '../api/view'

export interface Span {
  readonly year: number
  readonly season: Season
  readonly from: number
  readonly to: number
}

type Entry = Pick<LogEntry, 'step' | 'year' | 'season'>

/** The seasons of a game with their first and last step. */
export function spansOf(parts: readonly Entry[]): Span[] {
  const spans: { year: number; season: Season; from: number; to: number }[] = []
  for (const { step, year, season } of parts) {
    if (step === null) continue
    const last = spans.at(-1)
    if (last?.year === year && last.season === season) last.to = step
    else spans.push({ year, season, from: step, to: step })
  }
  return spans
}

export function lastStep(parts: readonly Entry[]): number {
  return parts.reduce((last, { step }) => Math.max(last, step ?? 0), 0)
}

/** The first step of the season, or of the season before if already there. */
export function seasonBack(spans: readonly Span[], at: number): number {
  return spans.findLast(({ from }) => from < at)?.from ?? 0
}

/** The first step of the next season, else the last step. */
export function seasonForward(spans: readonly Span[], at: number): number {
  return spans.find(({ from }) => from > at)?.from ?? spans.at(-1)?.to ?? 0
}

/** The years with their first and last step. */
export function yearsIn(spans: readonly Span[]): { year: number; from: number; to: number }[] {
  const years: { year: number; from: number; to: number }[] = []
  for (const { year, from, to } of spans) {
    const last = years.at(-1)
    if (last?.year === year) last.to = to
    else years.push({ year, from, to })
  }
  return years
}
