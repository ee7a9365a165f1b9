/** Rules, tiles and examples in the current language and for the current ruleset, loaded on first use. */
import { api, unwrap } from '../api/client'
import { language, type Language } from '../i18n/texts.svelte'
import { disputesIn, type Dispute } from './disputes'
import type {
  Edition,
  ExamplesReference,
  OptionEntry,
  RuleEntry,
  RulesReference,
  TileEntry,
  TilesReference,
} from './types'

/** Which rules the reference shows: those of an edition, with the options that a table has changed (`a=b,c=d`). */
interface Ruleset {
  readonly edition: Edition
  readonly options: string
}

let ruleset = $state.raw<Ruleset>({ edition: 'second', options: '' })

/** Show the rules of an edition, or of a table with changed options. */
export function setRuleset(edition: Edition, changes: Readonly<Record<string, string>> = {}): void {
  const options = Object.entries(changes)
    .map(([name, value]) => `${name}=${value}`)
    .join(',')
  if (ruleset.edition !== edition || ruleset.options !== options) ruleset = { edition, options }
}

/** A resource of the server. Reading `current` loads it, and loads it again when language or ruleset change. */
export class Resource<T> {
  /** Why it could not be loaded; empty if the server was not reached. */
  problem = $state<string | null>(null)
  private shown = $state.raw<T | null>(null)
  private asked: string | null = null

  constructor(private readonly read: (language: Language, rules: Ruleset) => Promise<T>) {}

  get current(): T | null {
    if (this.asked !== this.wanted()) void this.retry()
    return this.shown
  }

  private wanted(): string {
    return `${language()} ${ruleset.edition} ${ruleset.options}`
  }

  /** Load it, or try again after a failure. */
  retry = async (): Promise<void> => {
    const wanted = this.wanted()
    this.asked = wanted
    try {
      const found = await this.read(language(), ruleset)
      if (this.asked !== wanted) return // something else is wanted by now
      this.shown = found
      this.problem = null
    } catch (failure) {
      if (this.asked === wanted) this.problem = (failure as Error).message
    }
  }
}

export const rulesResource = new Resource<RulesReference>((language, rules) =>
  unwrap(api.GET('/api/rules', { params: { query: { language, ...rules } } })),
)
export const tilesResource = new Resource<TilesReference>((language, rules) =>
  unwrap(api.GET('/api/tiles', { params: { query: { language, ...rules } } })),
)
export const examplesResource = new Resource<ExamplesReference>((language) =>
  unwrap(api.GET('/api/examples', { params: { query: { language } } })),
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
