/** What is printed on a tile at one table; its components file may differ from our data. */
import type { TableDetails } from '../api/types'
import { gameFacts, type TileFacts } from '../api/view'
import type { OptionEntry, Source, TileEntry } from './types'

export const SPOTS = ['black', 'brown', 'yellow', 'any'] as const

export interface Printed {
  readonly cost: TileFacts['cost']
  readonly costSource: Source | null // null: from the table's components file
  readonly forks: number
  readonly hammers: number
  readonly symbolsSource: Source | null
}

/** A tile as printed at a table, or in our data without one. */
export function printedAt(tile: TileEntry, details: TableDetails | undefined): Printed {
  const here = details?.facts ? gameFacts(details.facts).tiles[tile.number] : undefined
  if (!here) {
    const { cost, forks, hammers } = tile
    return { cost, costSource: tile.cost_source, forks, hammers, symbolsSource: tile.symbols_source }
  }
  const sameCost = SPOTS.every((spot) => (here.cost[spot] ?? 0) === tile.cost[spot])
  const sameSymbols = here.forks === tile.forks && here.hammers === tile.hammers
  return {
    cost: here.cost,
    costSource: sameCost ? tile.cost_source : null,
    forks: here.forks,
    hammers: here.hammers,
    symbolsSource: sameSymbols ? tile.symbols_source : null,
  }
}

/** The value of every option at a table. */
export function optionsAt(details: TableDetails | undefined, options: readonly OptionEntry[]): Record<string, string> {
  if (!details) return {}
  const edition = details.facts?.edition ?? details.rules.edition ?? ''
  const chosen = (details.identity?.options ?? details.rules.options ?? {}) as Readonly<Record<string, string>>
  const ofEdition = (option: OptionEntry): string | undefined =>
    option.values.find((value) => (value.editions as readonly string[]).includes(edition))?.id
  return Object.fromEntries(options.map((option) => [option.id, chosen[option.id] ?? ofEdition(option) ?? '']))
}

/** The options that change one of these rules and differ from the default. */
export function changedHere(
  rules: readonly string[],
  played: Record<string, string>,
  options: readonly OptionEntry[],
): { name: string; text: string }[] {
  return options.flatMap((option) => {
    const value = option.values.findIndex(({ id }) => id === played[option.id])
    if (value <= 0 || !option.rules.some((rule) => rules.includes(rule))) return []
    return [{ name: option.name, text: option.values[value]!.text }]
  })
}
