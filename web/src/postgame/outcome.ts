/** The result of a game, and the message that states it. */
import type { Letter, TableView } from '../api/types'

export interface Outcome {
  /** Part of the message ids `web-final-how-…`. */
  readonly how: 'won' | 'tie' | 'conceded' | 'agreed' | 'unfinished' | 'level'
  readonly winner: Letter | null
  /** The winner's lead over the second. */
  readonly lead: number
  /** From first to last. */
  readonly order: readonly Letter[]
  readonly gaveUp: readonly Letter[]
}

type Points = Readonly<Partial<Record<Letter, number>>>

export function outcomeOf(table: Pick<TableView, 'result' | 'seats'>, standing: Points): Outcome {
  const { result } = table
  const seats = table.seats.map(({ seat }) => seat)
  const points: Points = result?.points ?? standing
  const of = (seat: Letter): number => points[seat] ?? 0
  const rank = (seat: Letter): number => result?.ranks[seat] ?? 0
  const order = [...seats].sort((one, other) => rank(one) - rank(other) || of(other) - of(one))
  const [first, second] = order
  const lead = first && second ? of(first) - of(second) : 0
  const gaveUp = table.seats.filter(({ away }) => away === 'conceded').map(({ seat }) => seat)
  const winner = !result && lead === 0 ? null : (first ?? null)
  return { how: howOf(result?.how ?? null, lead), winner, lead, order, gaveUp }
}

function howOf(how: 'scored' | 'conceded' | 'agreed' | null, lead: number): Outcome['how'] {
  if (how === 'conceded') return 'conceded'
  if (how === null) return lead > 0 ? 'unfinished' : 'level'
  if (how === 'agreed') return 'agreed'
  return lead > 0 ? 'won' : 'tie'
}
