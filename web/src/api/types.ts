/** Short names for the types of the API; schema.ts is generated from the server's OpenAPI description. */
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

/** The intents that a client can send over the socket of a table (docs/wire.md). */
export type Do = Schemas['Intent']['do']
export type DoType = Do['type']
