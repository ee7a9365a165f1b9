/** The rows of the score sheet. */
import type { BoardView, Letter } from '../api/view'

/** Sources of points, in the order of the score sheet. */
export const SOURCES = [
  // during the year
  'developments',
  'pinge',
  'cable',
  'charcoal',
  'mill',
  // in winter
  'winter_coal',
  'horse_and_cart',
  'farm_storage',
  'barn',
  'coal_storage',
  // at the end of the game
  'sections',
  'wheelbarrow',
  'oil_lamp',
  'lorry',
  'handcart',
  'coal_driver',
  'buildings',
  'markers',
  'thaler',
  'debts',
  'water',
] as const

export interface ScoreRow {
  readonly source: string
  readonly points: readonly number[]
}

/** One row for each source that any player scored; unknown sources come last. */
export function scoreRows(players: BoardView['players'], seats: readonly Letter[]): ScoreRow[] {
  const known: readonly string[] = SOURCES
  const found = new Set(seats.flatMap((seat) => Object.keys(players[seat]?.points ?? {})))
  const order = [
    ...known.filter((source) => found.has(source)),
    ...[...found].filter((source) => !known.includes(source)),
  ]
  return order
    .map((source) => ({ source, points: seats.map((seat) => players[seat]?.points[source] ?? 0) }))
    .filter(({ points }) => points.some((count) => count !== 0))
}
