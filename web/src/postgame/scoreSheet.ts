/** The rows of the final score sheet, and the kinds of points in the bar chart. */
import type { Letter } from '../api/view'

export type Kind = 'developments' | 'mine' | 'winter' | 'farm' | 'losses'

/** From the bottom of a bar upwards; losses are below zero. */
export const KINDS: readonly Kind[] = ['developments', 'mine', 'winter', 'farm', 'losses']

interface Entry {
  readonly name: string
  readonly icon: string
  readonly kind: Kind
  readonly sources: readonly string[]
}

/** In scoring order: during the year, in winter, at the end of the game. */
export const SHEET: readonly Entry[] = [
  { name: 'developments', icon: 'hammer', kind: 'developments', sources: ['developments'] },
  { name: 'works', icon: 'w-digger', kind: 'mine', sources: ['pinge', 'cable', 'charcoal', 'mill'] },
  { name: 'winter', icon: 'coal', kind: 'winter', sources: ['winter_coal', 'horse_and_cart'] },
  { name: 'stored', icon: 'goods', kind: 'winter', sources: ['farm_storage', 'barn', 'coal_storage'] },
  { name: 'sections', icon: 'dev-31', kind: 'mine', sources: ['sections'] },
  { name: 'symbols', icon: 'wheelbarrow', kind: 'mine', sources: ['wheelbarrow', 'oil_lamp', 'lorry'] },
  { name: 'buildings', icon: 'building', kind: 'farm', sources: ['buildings'] },
  { name: 'tools', icon: 'fork', kind: 'farm', sources: ['handcart', 'coal_driver'] },
  { name: 'markers', icon: 'marker', kind: 'farm', sources: ['markers'] },
  { name: 'thaler', icon: 'thaler', kind: 'farm', sources: ['thaler'] },
  { name: 'debts', icon: 'debt', kind: 'losses', sources: ['debts'] },
  { name: 'water', icon: 'water', kind: 'losses', sources: ['water'] },
]

const KIND_OF = new Map(SHEET.flatMap(({ kind, sources }) => sources.map((source) => [source, kind] as const)))

/** The kind of points that a source brings. */
export function kindOf(source: string): Kind {
  return KIND_OF.get(source) ?? 'developments'
}

export interface SheetRow {
  readonly name: string
  readonly icon: string
  /** Whether the row adds up several sources. */
  readonly many: boolean
  /** The sources of this row that any player scored. */
  readonly sources: readonly string[]
  readonly points: readonly number[]
}

/** The rows that any player scored, with the points of each seat. */
export function sheetRows(
  bySource: Readonly<Partial<Record<Letter, Readonly<Record<string, number>>>>>,
  seats: readonly Letter[],
): SheetRow[] {
  const of = (seat: Letter, source: string): number => bySource[seat]?.[source] ?? 0
  return SHEET.map(({ name, icon, sources }) => ({
    name,
    icon,
    many: sources.length > 1,
    sources: sources.filter((source) => seats.some((seat) => of(seat, source) !== 0)),
    points: seats.map((seat) => sources.reduce((sum, source) => sum + of(seat, source), 0)),
  })).filter(({ sources }) => sources.length > 0)
}
