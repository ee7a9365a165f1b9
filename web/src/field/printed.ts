/** What is printed on the tiles, from the facts of the game. */
import type { GameFacts, TileFacts, TileView } from '../api/view'

export type Fee = NonNullable<TileView['fee']>

export const ROMAN = ['I', 'II', 'III', 'IV'] as const

export interface TileSymbol {
  readonly icon: string
  readonly tag?: string // colour of a marker
}

/** The small symbols of a tile. The colours of marker tags are in style/tokens.css. */
export function symbolsOf(tile: string, { forks, hammers, building, marker }: TileFacts): TileSymbol[] {
  const found: TileSymbol[] = []
  if (forks) found.push({ icon: 'fork' })
  if (hammers) found.push({ icon: 'hammer' })
  if (building) found.push({ icon: 'building' })
  if (marker) found.push({ icon: 'marker', tag: `var(--tag-${tile})` })
  return found
}

/** A level of developments: points of its first, second, … buyer, and the fee of a distant tile. */
export interface Level {
  readonly level: number
  readonly points: readonly number[]
  readonly fee: Fee | null
}

/** The levels of this game, taken from its tiles. */
export function levelsOf({ tiles }: GameFacts): Level[] {
  const levels = new Map<number, Level>()
  for (const { level, points, fee } of Object.values(tiles)) levels.set(level, { level, points, fee })
  return [...levels.values()].sort((one, other) => one.level - other.level)
}

/** The icon of a fee. */
export function feeIcon(fee: Fee): 'goods' | 'food' | 'coal' {
  return fee === 'any' ? 'goods' : fee
}
