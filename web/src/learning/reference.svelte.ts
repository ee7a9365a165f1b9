/** Rules and tiles in the current language, loaded on first use. */
import { api, unwrap } from '../api/client'
import { language, type Language } from '../i18n/texts.svelte'
import { disputesIn, type Dispute } from './disputes'
import type { OptionEntry, RuleEntry, RulesReference, TileEntry, TilesReference } from './types'

/** A resource of the server. Reading `current` loads it, and loads it again when the language changes. */
export class Resource<T> {
  /** Why it could not be loaded; empty if the server was not reached. */
  problem = $state<string | null>(null)
  private shown = $state.raw<T | null>(null)
  private asked: Language | null = null

  constructor(private readonly read: (wanted: Language) => Promise<T>) {}

  get current(): T | null {
    if (this.asked !== language()) void this.ask(language())
    return this.shown
  }

  /** Try again after a failure. */
  retry = (): Promise<void> => this.ask(language())

  private async ask(wanted: Language): Promise<void> {
    this.asked = wanted
    try {
      const found = await this.read(wanted)
      if (this.asked !== wanted) return // the language changed in the meantime
      this.shown = found
      this.problem = null
    } catch (failure) {
      if (this.asked === wanted) this.problem = (failure as Error).message
    }
  }
}

export const rulesResource = new Resource<RulesReference>((wanted) =>
  unwrap(api.GET('/api/rules', { params: { query: { language: wanted } } })),
)
export const tilesResource = new Resource<TilesReference>((wanted) =>
  unwrap(api.GET('/api/tiles', { params: { query: { language: wanted } } })),
)

/** A rule by its id, once the rules are loaded. */
export function ruleOf(id: string): RuleEntry | undefined {
  return rulesResource.current?.rules.find((rule) => rule.id === id)
}

/** Differences and rulings by their ids, once the rules are loaded. */
export function disputesOf(ids: readonly string[]): Dispute[] {
  return rulesResource.current ? disputesIn(rulesResource.current, ids) : []
}

/** The options that a rule or dispute names. */
export function optionsOf(entry: RuleEntry | Dispute): OptionEntry[] {
  return rulesResource.current?.options.filter((option) => entry.options.includes(option.id)) ?? []
}

/** The card of a tile by its number, once the tiles are loaded. */
export function tileOf(number: number): TileEntry | undefined {
  return tilesResource.current?.tiles.find((tile) => tile.number === number)
}
