/** The course of a game: what each player scored when, season by season. */
import type { HistoryStep, Letter, Season } from '../api/types'
import { kindOf, KINDS, type Kind } from './sources'

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

export function courseOf(steps: readonly HistoryStep[]): Course {
  const first = steps[0]
  if (!first) return { seats: [], parts: [], gains: [], scores: {} }
  const seats = (Object.keys(first.position.players) as Letter[]).sort()
  const gains = steps.flatMap(gainsIn)
  const parts = partsOf(steps)
  const scores = Object.fromEntries(seats.map((seat) => [seat, running(seat, startOf(first, seat), parts, gains)]))
  return { seats, parts, gains, scores }
}

function gainsIn({ event }: HistoryStep): Gain[] {
  return (event.steps ?? []).flatMap((step) =>
    step.points.map(({ player, source, points }) => ({
      player,
      source,
      points,
      year: step.year,
      season: seasonOf(step),
    })),
  )
}

function seasonOf(step: { event: string; season: Season }): Part['season'] {
  return step.event === 'final scoring' ? 'end' : step.season
}

/** The seasons that were played, in their order. */
function partsOf(steps: readonly HistoryStep[]): Part[] {
  const parts: Part[] = []
  for (const { event } of steps) {
    for (const step of event.steps ?? []) {
      const part = { year: step.year, season: seasonOf(step) }
      if (!parts.some((known) => same(known, part))) parts.push(part)
    }
  }
  return parts
}

export function same(one: Part, other: Part): boolean {
  return one.year === other.year && one.season === other.season
}

/** A game that was played on from elsewhere begins with points. */
function startOf(first: HistoryStep, seat: Letter): number {
  const gained = gainsIn(first).filter(({ player }) => player === seat)
  return (first.position.players[seat]?.score ?? 0) - total(gained)
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
