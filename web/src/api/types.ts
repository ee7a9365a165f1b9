/** The words of the API under short names; schema.ts is made from the server's own description. */
import type { components } from './schema'

export type Schemas = components['schemas']

export type Letter = Schemas['TableSeat']['seat']
export type Me = Schemas['Me']
export type TableView = Schemas['TableView']
export type TableSeat = Schemas['TableSeat']
export type TableDetails = Schemas['TableDetails']
export type ChatMessage = Schemas['ChatMessage']
export type HistoryView = Schemas['HistoryView']
export type Hint = Schemas['Hint']

/** What can be asked of a table over its socket (docs/wire.md). */
export type Do = Schemas['Intent']['do']
export type DoType = Do['type']
