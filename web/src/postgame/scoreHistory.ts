/** The score of each player over time, season by season. */
import type { Letter, LogEntry, Season } from '../api/view'
import { kindOf, KINDS, type Kind } from './scoreSheet'

/** A season of a year, or the final scoring. */
export interface Period {
  readonly year: number
  readonly season: Season | 'end'
}

export interface Gain extends Period {
  readonly player: Letter
  readonly source: string
  readonly points: number
}

export interface ScoreHistory {
  readonly seats: readonly Letter[]
  readonly periods: readonly Period[]
  readonly gains: readonly Gain[]
  /** The score of each seat at the beginning and after each period: one more than there are periods. */
  readonly scores: Readonly<Record<string, readonly number[]>>
}

/** The history of a log that ends with these scores. */
export function scoreHistoryOf(log: readonly LogEntry[], scores: Partial<Record<Letter, number>>): ScoreHistory {
  const seats = (Object.keys(scores) as Letter[]).sort()
  const gains = log.flatMap(gainsIn)
  const periods = partsOf(log)
  const begun = (seat: Letter): number => (scores[seat] ?? 0) - total(gains.filter(({ player }) => player === seat)) // a continued game starts with points
  return {
    seats,
    periods,
    gains,
    scores: Object.fromEntries(seats.map((seat) => [seat, running(seat, begun(seat), periods, gains)])),
  }
}

function gainsIn(entry: LogEntry): Gain[] {
  return entry.points.map(({ seat, source, points }) => ({ player: seat, source, points, ...partOf(entry) }))
}

function partOf({ year, season, stage }: LogEntry): Period {
  return { year, season: stage === 'final scoring' ? 'end' : season }
}

/** The periods that were played, in order. */
function partsOf(log: readonly LogEntry[]): Period[] {
  const periods: Period[] = []
  for (const entry of log) {
    const period = partOf(entry)
    if (entry.step !== null && !periods.some((known) => same(known, period))) periods.push(period)
  }
  return periods
}

export function same(one: Period, other: Period): boolean {
  return one.year === other.year && one.season === other.season
}

function running(seat: Letter, start: number, periods: readonly Period[], gains: readonly Gain[]): number[] {
  const scores = [start]
  for (const period of periods) {
    const here = gains.filter((gain) => gain.player === seat && same(gain, period))
    scores.push(scores.at(-1)! + total(here))
  }
  return scores
}

export function total(gains: readonly { readonly points: number }[]): number {
  return gains.reduce((sum, { points }) => sum + points, 0)
}

/** The points of one seat by kind, in one year or in the final scoring. */
export interface Bar {
  readonly seat: Letter
  readonly byKind: Readonly<Record<Kind, number>>
  readonly total: number
}

export interface YearBars {
  readonly year: number
  readonly end: boolean
  readonly bars: readonly Bar[]
}

/** One group of bars for each year, and one for the final scoring. */
export function barsByYear({ seats, periods, gains }: ScoreHistory): YearBars[] {
  const ends = (period: Period): boolean => period.season === 'end'
  const groups = periods
    .map((period) => ({ year: period.year, end: ends(period) }))
    .filter((group, at, all) => all.findIndex((other) => other.year === group.year && other.end === group.end) === at)
  return groups.map((group) => ({
    ...group,
    bars: seats.map((seat) =>
      barOf(
        seat,
        gains.filter((gain) => gain.player === seat && gain.year === group.year && ends(gain) === group.end),
      ),
    ),
  }))
}

function barOf(seat: Letter, gains: readonly Gain[]): Bar {
  const byKind = Object.fromEntries(
    KINDS.map((kind) => [kind, total(gains.filter(({ source }) => kindOf(source) === kind))]),
  ) as Record<Kind, number>
  return { seat, byKind, total: total(gains) }
}

/** The history without the final scoring. */
export function beforeFinalScoring(scoreHistory: ScoreHistory): ScoreHistory {
  const played = scoreHistory.periods.filter(({ season }) => season !== 'end')
  const scores = Object.entries(scoreHistory.scores).map(
    ([seat, all]) => [seat, all.slice(0, played.length + 1)] as const,
  )
  const gains = scoreHistory.gains.filter(({ season }) => season !== 'end')
  return { ...scoreHistory, periods: played, gains, scores: Object.fromEntries(scores) }
}
