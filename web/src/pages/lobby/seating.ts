/** Requests for a table whose game has not begun. */
import { api, unwrap } from '../../api/client'
import type { Letter, Schemas, TableDetails, TableSeat } from '../../api/types'
import { me } from '../../person.svelte'

const at = (table: string) => ({ path: { table_id: table } })

export const sitDown = (table: string, seat: Letter | null): Promise<TableDetails> =>
  unwrap(api.POST('/api/tables/{table_id}/join', { params: at(table), body: { seat } }))
export const standUp = (table: string): Promise<TableDetails> =>
  unwrap(api.POST('/api/tables/{table_id}/stand-up', { params: at(table) }))
export const start = (table: string): Promise<TableDetails> =>
  unwrap(api.POST('/api/tables/{table_id}/start', { params: at(table) }))
export const setSeat = (table: string, seat: Letter, wish: Schemas['SeatWish']): Promise<TableDetails> =>
  unwrap(
    api.PATCH('/api/tables/{table_id}/seats/{letter}', {
      params: { path: { table_id: table, letter: seat } },
      body: wish,
    }),
  )

export const linkOf = (path: string): string => new URL(path, location.href).href

/** Whether a seat belongs to the player. */
export function isMine(seat: TableSeat): boolean {
  return seat.person !== null && seat.person === me()?.id
}
