/** What can be done at a table before its game begins. */
import { api } from '../../api/client'
import type { Letter, SeatView, TableDetails } from '../../api/types'
import { me } from '../../person.svelte'

export const sitDown = (table: string, seat: Letter | null): Promise<TableDetails> =>
  api.post<TableDetails>(`/tables/${table}/join`, { seat })
export const standUp = (table: string): Promise<TableDetails> => api.post<TableDetails>(`/tables/${table}/stand-up`)
export const start = (table: string): Promise<TableDetails> => api.post<TableDetails>(`/tables/${table}/start`)
export const setSeat = (table: string, seat: Letter, wish: { kind: string; bot?: string }): Promise<TableDetails> =>
  api.patch<TableDetails>(`/tables/${table}/seats/${seat}`, wish)

export const linkOf = (path: string): string => new URL(path, location.href).href

/** Whether I sit on a seat. */
export function isMine(seat: SeatView): boolean {
  return seat.person !== null && seat.person === me()?.id
}
