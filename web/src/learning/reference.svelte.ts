/** The rules and tiles in the reader's language: loaded when first needed, kept while the page lives. */
import { api, told } from '../api/client'
import { language, type Language } from '../i18n/texts.svelte'
import { disputesIn, type Dispute } from './disputes'
import type { OptionEntry, RuleEntry, RulesReference, TileEntry, TilesReference } from './types'

/** One page of the reference. Reading `now` is enough: it asks the server, and again when the language changes. */
export class Shelf<T> {
  /** Why it could not be loaded; empty if the server was not reached. */
  problem = $state<string | null>(null)
  private shown = $state.raw<T | null>(null)
  private asked: Language | null = null

  constructor(private readonly read: (wanted: Language) => Promise<T>) {}

  get now(): T | null {
    if (this.asked !== language()) void this.ask(language())
    return this.shown
  }

  /** Try again after a problem. */
  again = (): Promise<void> => this.ask(language())

  private async ask(wanted: Language): Promise<void> {
    this.asked = wanted
    try {
      const found = await this.read(wanted)
      if (this.asked !== wanted) return // the language was changed again meanwhile
      this.shown = found
      this.problem = null
    } catch (failure) {
      if (this.asked === wanted) this.problem = (failure as Error).message
    }
  }
}

export const rulesShelf = new Shelf<RulesReference>((wanted) =>
  told(api.GET('/api/rules', { params: { query: { language: wanted } } })),
)
export const tilesShelf = new Shelf<TilesReference>((wanted) =>
  told(api.GET('/api/tiles', { params: { query: { language: wanted } } })),
)

/** A rule by its id, once the rules are there. */
export function ruleOf(id: string): RuleEntry | undefined {
  return rulesShelf.now?.rules.find((rule) => rule.id === id)
}

/** Differences and rulings by their ids, once the rules are there. */
export function disputesOf(ids: readonly string[]): Dispute[] {
  return rulesShelf.now ? disputesIn(rulesShelf.now, ids) : []
}

/** The options that change a rule or leave a dispute to the players. */
export function optionsOf(entry: RuleEntry | Dispute): OptionEntry[] {
  return rulesShelf.now?.options.filter((option) => entry.options.includes(option.id)) ?? []
}

/** The card of a tile by its number, once the tiles are there. */
export function tileOf(number: number): TileEntry | undefined {
  return tilesShelf.now?.tiles.find((tile) => tile.number === number)
}
