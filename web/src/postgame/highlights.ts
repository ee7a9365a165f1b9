/** Highlights of a game: messages with their values. */
import type { BoardView, Letter, PlayerView } from '../api/view'
import { total, type ScoreHistory } from './scoreHistory'

export interface Highlight {
  readonly icon: string
  /** Part of the message ids `web-final-fact-…` and `web-final-fact-…-head`. */
  readonly name: 'coal' | 'winter' | 'comeback' | 'debts' | 'lead' | 'developments' | 'season'
  readonly values: Readonly<Record<string, number | string>>
  readonly seats: readonly Letter[]
}

type Players = BoardView['players']

/** The first three that apply, in order of interest. */
export function topHighlights(scoreHistory: ScoreHistory, players: Players, winner: Letter | null): Highlight[] {
  const found = [
    coal(players),
    bestWinter(scoreHistory),
    comeback(scoreHistory, winner),
    debts(players),
    lead(scoreHistory),
    developments(players),
    bestSeason(scoreHistory),
  ]
  return found.filter((fact) => fact !== null).slice(0, 3)
}

function coal(players: Players): Highlight | null {
  const lumps = ({ mine }: PlayerView) => [...mine.pinge, ...mine.tunnel]
  const mined = most(players, (player) => lumps(player).filter(({ taken }) => taken).length)
  const all = Math.max(0, ...Object.values(players).map((player) => lumps(player).length))
  return mined && { icon: 'coal', name: 'coal', values: { count: mined.count, all }, seats: mined.seats }
}

function debts(players: Players): Highlight | null {
  const owed = most(players, (player) => player.debts)
  if (!owed || owed.seats.length > 1) return null
  const cost = -(players[owed.seats[0]!]?.points.debts ?? 0)
  return cost > 0
    ? { icon: 'debt', name: 'debts', values: { count: owed.count, points: cost }, seats: owed.seats }
    : null
}

function developments(players: Players): Highlight | null {
  const owned = most(players, (player) => player.tiles.length)
  return owned && { icon: 'hammer', name: 'developments', values: { count: owned.count }, seats: owned.seats }
}

/** The seats with the most of something, or null if nobody has any. */
function most(players: Players, count: (player: PlayerView) => number): { count: number; seats: Letter[] } | null {
  const counted = Object.entries(players).map(([seat, player]) => ({ seat: seat as Letter, count: count(player) }))
  const best = Math.max(...counted.map((one) => one.count))
  return best > 0 ? { count: best, seats: counted.filter((one) => one.count === best).map(({ seat }) => seat) } : null
}

function bestWinter(scoreHistory: ScoreHistory): Highlight | null {
  const best = bestPart(scoreHistory, (season) => season === 'winter')
  return (
    best && { icon: 's-winter', name: 'winter', values: { year: best.year, points: best.points }, seats: best.seats }
  )
}

function bestSeason(scoreHistory: ScoreHistory): Highlight | null {
  const best = bestPart(scoreHistory, (season) => season !== 'winter' && season !== 'end')
  return (
    best && {
      icon: `s-${best.season}`,
      name: 'season',
      values: { year: best.year, season: best.season, points: best.points },
      seats: best.seats,
    }
  )
}

function bestPart({ periods, gains, seats }: ScoreHistory, wanted: (season: string) => boolean) {
  const scored = periods
    .filter(({ season }) => wanted(season))
    .flatMap((period) =>
      seats.map((seat) => ({
        ...period,
        seat,
        points: total(
          gains.filter((gain) => gain.player === seat && gain.year === period.year && gain.season === period.season),
        ),
      })),
    )
  const best = scored.reduce((one, other) => (other.points > one.points ? other : one), {
    points: 0,
    year: 0,
    season: 'winter',
    seat: 'A',
  })
  if (best.points === 0) return null
  const alike = scored.filter(
    (one) => one.year === best.year && one.season === best.season && one.points === best.points,
  )
  return { year: best.year, season: best.season, points: best.points, seats: alike.map(({ seat }) => seat) }
}

/** The winner was behind when the final scoring began. */
function comeback({ periods, scores, seats }: ScoreHistory, winner: Letter | null): Highlight | null {
  if (winner === null || periods.at(-1)?.season !== 'end') return null
  const before = (seat: Letter): number => scores[seat]?.at(-2) ?? 0
  const behind = Math.max(...seats.map(before)) - before(winner)
  return behind > 0 ? { icon: 'vp', name: 'comeback', values: { points: behind }, seats: [winner] } : null
}

/** How often the lead changed. */
function lead({ periods, scores, seats }: ScoreHistory): Highlight | null {
  let leader: Letter | null = null
  let changes = 0
  for (let at = 1; at <= periods.length; at++) {
    const best = Math.max(...seats.map((seat) => scores[seat]?.[at] ?? 0))
    const first = seats.filter((seat) => scores[seat]?.[at] === best)
    if (first.length > 1 || first[0] === leader) continue
    if (leader !== null) changes++
    leader = first[0]!
  }
  return changes > 1 ? { icon: 'ui-steps', name: 'lead', values: { count: changes }, seats: [] } : null
}
