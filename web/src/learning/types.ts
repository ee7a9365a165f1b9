/** Short names for the types of the server's reference. */
import type { Schemas } from '../api/types'

export type RulesReference = Schemas['RulesReference']
export type RuleEntry = Schemas['RuleEntry']
export type DifferenceEntry = Schemas['DifferenceEntry']
export type RulingEntry = Schemas['RulingEntry']
export type OptionEntry = Schemas['OptionEntry']
export type TilesReference = Schemas['TilesReference']
export type TileEntry = Schemas['TileCard']
export type TermEntry = Schemas['TermEntry']
export type ExamplesReference = Schemas['ExamplesReference']
export type ExampleEntry = Schemas['ExampleEntry']
export type Edition = RulesReference['edition']
export type PrintedBoards = Schemas['PrintedBoards']
export type Source = Schemas['Source']
export type Book = OptionEntry['values'][number]['books'][number]

/** The five rulebooks, in display order. */
export const BOOKS: readonly Book[] = ['de', 'en', 'fr', 'it', 'pl']
