/** The log, grouped by turn. */
import type { Letter, LogEntry, Season, Stage } from '../api/view'

/** Consecutive entries of one player, or one entry without a player. */
export interface Turn {
  readonly key: number // number of the first event
  readonly part: number // part of the first event
  readonly year: number
  readonly season: Season
  readonly stage: Stage
  readonly seat: Letter | null
  readonly entries: readonly LogEntry[]
}

/** Entries of one seat in one stage make a turn. Entries without text are left out. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: (Turn & { entries: LogEntry[] })[] = []
  for (const entry of log) {
    if (entry.lines.length === 0) continue
    const { number: key, part, year, season, stage, seat } = entry
    const last = turns.at(-1)
    if (last && seat !== null && last.seat === seat && last.stage === stage && last.season === season)
      last.entries.push(entry)
    else turns.push({ key, part, year, season, stage, seat, entries: [entry] })
  }
  return turns
}
