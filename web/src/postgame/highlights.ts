/** Three facts worth telling about a game. Each is a message with its values; the names are put in by the reader. */
import type { BoardView, Letter, PlayerView } from '../api/view'
import { total, type Course } from './scoreHistory'

export interface Fact {
  readonly icon: string
  /** Of the messages `web-final-fact-…` and `web-final-fact-…-head`. */
  readonly name: 'coal' | 'winter' | 'comeback' | 'debts' | 'lead' | 'developments' | 'season'
  readonly values: Readonly<Record<string, number | string>>
  readonly seats: readonly Letter[]
}

type Players = BoardView['players']

/** The best three, in this order of interest. */
export function threeFacts(course: Course, players: Players, winner: Letter | null): Fact[] {
  const found = [
    coal(players),
    bestWinter(course),
    comeback(course, winner),
    debts(players),
    lead(course),
    developments(players),
    bestSeason(course),
  ]
  return found.filter((fact) => fact !== null).slice(0, 3)
}

function coal(players: Players): Fact | null {
  const lumps = ({ mine }: PlayerView) => [...mine.pinge, ...mine.tunnel]
  const mined = most(players, (player) => lumps(player).filter(({ taken }) => taken).length)
  const all = Math.max(0, ...Object.values(players).map((player) => lumps(player).length))
  return mined && { icon: 'coal', name: 'coal', values: { count: mined.count, all }, seats: mined.seats }
}

function debts(players: Players): Fact | null {
  const owed = most(players, (player) => player.debts)
  if (!owed || owed.seats.length > 1) return null
  const cost = -(players[owed.seats[0]!]?.points.debts ?? 0)
  return cost > 0
    ? { icon: 'debt', name: 'debts', values: { count: owed.count, points: cost }, seats: owed.seats }
    : null
}

function developments(players: Players): Fact | null {
  const owned = most(players, (player) => player.tiles.length)
  return owned && { icon: 'hammer', name: 'developments', values: { count: owned.count }, seats: owned.seats }
}

/** Who has the most of something; nobody if nobody has any. */
function most(players: Players, count: (player: PlayerView) => number): { count: number; seats: Letter[] } | null {
  const counted = Object.entries(players).map(([seat, player]) => ({ seat: seat as Letter, count: count(player) }))
  const best = Math.max(...counted.map((one) => one.count))
  return best > 0 ? { count: best, seats: counted.filter((one) => one.count === best).map(({ seat }) => seat) } : null
}

function bestWinter(course: Course): Fact | null {
  const best = bestPart(course, (season) => season === 'winter')
  return (
    best && { icon: 's-winter', name: 'winter', values: { year: best.year, points: best.points }, seats: best.seats }
  )
}

function bestSeason(course: Course): Fact | null {
  const best = bestPart(course, (season) => season !== 'winter' && season !== 'end')
  return (
    best && {
      icon: `s-${best.season}`,
      name: 'season',
      values: { year: best.year, season: best.season, points: best.points },
      seats: best.seats,
    }
  )
}

function bestPart({ parts, gains, seats }: Course, wanted: (season: string) => boolean) {
  const scored = parts
    .filter(({ season }) => wanted(season))
    .flatMap((part) =>
      seats.map((seat) => ({
        ...part,
        seat,
        points: total(
          gains.filter((gain) => gain.player === seat && gain.year === part.year && gain.season === part.season),
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
function comeback({ parts, scores, seats }: Course, winner: Letter | null): Fact | null {
  if (winner === null || parts.at(-1)?.season !== 'end') return null
  const before = (seat: Letter): number => scores[seat]?.at(-2) ?? 0
  const behind = Math.max(...seats.map(before)) - before(winner)
  return behind > 0 ? { icon: 'vp', name: 'comeback', values: { points: behind }, seats: [winner] } : null
}

/** How often somebody else came to the front. */
function lead({ parts, scores, seats }: Course): Fact | null {
  let leader: Letter | null = null
  let changes = 0
  for (let at = 1; at <= parts.length; at++) {
    const best = Math.max(...seats.map((seat) => scores[seat]?.[at] ?? 0))
    const first = seats.filter((seat) => scores[seat]?.[at] === best)
    if (first.length > 1 || first[0] === leader) continue
    if (leader !== null) changes++
    leader = first[0]!
  }
  return changes > 1 ? { icon: 'ui-steps', name: 'lead', values: { count: changes }, seats: [] } : null
}
