/** The course of a game: what each player scored when, season by season. */
import type { Letter, LogEntry, Season } from '../api/view'
import { kindOf, KINDS, type Kind } from './scoreSheet'

/** A season of a year; the final scoring comes after the last one. */
export interface Part {
  readonly year: number
  readonly season: Season | 'end'
}

export interface Gain extends Part {
  readonly player: Letter
  readonly source: string
  readonly points: number
}

export interface Course {
  readonly seats: readonly Letter[]
  readonly parts: readonly Part[]
  readonly gains: readonly Gain[]
  /** The score of each seat at the beginning and after each part: one number more than there are parts. */
  readonly scores: Readonly<Record<string, readonly number[]>>
}

/** What the log tells, for players who have these points at its end. */
export function courseOf(log: readonly LogEntry[], scores: Partial<Record<Letter, number>>): Course {
  const seats = (Object.keys(scores) as Letter[]).sort()
  const gains = log.flatMap(gainsIn)
  const parts = partsOf(log)
  const begun = (seat: Letter): number => (scores[seat] ?? 0) - total(gains.filter(({ player }) => player === seat)) // a game that was played on began with points
  return {
    seats,
    parts,
    gains,
    scores: Object.fromEntries(seats.map((seat) => [seat, running(seat, begun(seat), parts, gains)])),
  }
}

function gainsIn(entry: LogEntry): Gain[] {
  return entry.points.map(({ seat, source, points }) => ({ player: seat, source, points, ...partOf(entry) }))
}

function partOf({ year, season, stage }: LogEntry): Part {
  return { year, season: stage === 'final scoring' ? 'end' : season }
}

/** The seasons that were played, in their order. */
function partsOf(log: readonly LogEntry[]): Part[] {
  const parts: Part[] = []
  for (const entry of log) {
    const part = partOf(entry)
    if (entry.step !== null && !parts.some((known) => same(known, part))) parts.push(part)
  }
  return parts
}

export function same(one: Part, other: Part): boolean {
  return one.year === other.year && one.season === other.season
}

function running(seat: Letter, start: number, parts: readonly Part[], gains: readonly Gain[]): number[] {
  const scores = [start]
  for (const part of parts) {
    const here = gains.filter((gain) => gain.player === seat && same(gain, part))
    scores.push(scores.at(-1)! + total(here))
  }
  return scores
}

export function total(gains: readonly { readonly points: number }[]): number {
  return gains.reduce((sum, { points }) => sum + points, 0)
}

/** The points of one seat in one year, or in the final scoring, by kind. */
export interface Bar {
  readonly seat: Letter
  readonly byKind: Readonly<Record<Kind, number>>
  readonly total: number
}

export interface YearOfBars {
  readonly year: number
  readonly end: boolean
  readonly bars: readonly Bar[]
}

/** A group of bars for each year, and one for the final scoring. */
export function yearsOf({ seats, parts, gains }: Course): YearOfBars[] {
  const ends = (part: Part): boolean => part.season === 'end'
  const groups = parts
    .map((part) => ({ year: part.year, end: ends(part) }))
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

/** The course as far as the last winter: the final scoring is still to be told. */
export function beforeTheEnd(course: Course): Course {
  const played = course.parts.filter(({ season }) => season !== 'end')
  const scores = Object.entries(course.scores).map(([seat, all]) => [seat, all.slice(0, played.length + 1)] as const)
  const gains = course.gains.filter(({ season }) => season !== 'end')
  return { ...course, parts: played, gains, scores: Object.fromEntries(scores) }
}
