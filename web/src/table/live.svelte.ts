/** The reactive state of a table: its socket's messages as complete views. */
import { api, unwrap } from '../api/client'
import type { ChatMessage, Do, Hint, Letter, TableDetails, TableView } from '../api/types'
import {
  boardView,
  gameFacts,
  logEntry,
  seatView,
  type BoardView,
  type GameFacts,
  type LogEntry,
  type Placement,
  type SeatView,
  type Why,
} from '../api/view'
import { language } from '../i18n/texts.svelte'
import { Connection, type Answer, type ConnectionState, type RawView } from './connection'

export type Seats = Partial<Record<Letter, SeatView>>

export class LiveTable {
  details: TableDetails
  table: TableView
  board = $state.raw<BoardView | null>(null)
  mine = $state.raw<Seats>({})
  log = $state.raw<readonly LogEntry[]>([])
  number = $state(0)
  chat = $state.raw<readonly ChatMessage[]>([])
  connection = $state<ConnectionState>('connecting')
  facts = $derived.by((): GameFacts | null => (this.details.facts ? gameFacts(this.details.facts) : null))

  private readonly socket: Connection
  private listeners: ((fresh: readonly LogEntry[]) => void)[] = []

  constructor(details: TableDetails) {
    this.details = $state.raw(details)
    this.table = $state.raw(details.table)
    this.socket = new Connection({
      connect: (since, chat) => new WebSocket(this.url(since, chat)),
      listener: {
        view: (view) => this.setView(view),
        chat: (lines) => (this.chat = [...this.chat, ...lines]),
        state: (state) => (this.connection = state),
      },
    })
  }

  /** Open a table by its id. */
  static async open(id: string): Promise<LiveTable> {
    const live = new LiveTable(await unwrap(api.GET('/api/tables/{table_id}', { params: { path: { table_id: id } } })))
    live.socket.open()
    document.addEventListener('visibilitychange', live.wake)
    for (const event of WAKE_EVENTS) addEventListener(event, live.wake)
    return live
  }

  get id(): string {
    return this.details.table.id
  }

  /** Call a listener after each view with the new log entries. Returns a function that removes it. */
  onView(listener: (fresh: readonly LogEntry[]) => void): () => void {
    this.listeners.push(listener)
    return () => (this.listeners = this.listeners.filter((other) => other !== listener))
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.wake)
    for (const event of WAKE_EVENTS) removeEventListener(event, this.wake)
    this.socket.close()
  }

  /** Load the table's details again: after a change of seats, or when the game begins. */
  async refresh(): Promise<void> {
    this.details = await unwrap(api.GET('/api/tables/{table_id}', { params: { path: { table_id: this.id } } }))
    if (this.number === 0) this.table = this.details.table
  }

  /** Load everything again in the current language. */
  async reload(): Promise<void> {
    this.socket.reload()
    await this.refresh()
  }

  send(wanted: Do, seat?: Letter): Promise<Answer> {
    return this.socket.send(wanted, seat)
  }

  /** The seat's view after moves or placements; null if they are not possible, or if the game went on. */
  async try(
    seat: Letter,
    tried: { moves: readonly string[] } | { placed: readonly Placement[] },
  ): Promise<SeatView | null> {
    const { status, result } = await this.send({ type: 'try', ...tried }, seat)
    return status === 'done' && result ? seatView(result as Parameters<typeof seatView>[0]) : null
  }

  /** Why a target is not lit; null if there is no reason. */
  async why(seat: Letter, target: string, placed: readonly Placement[]): Promise<Why | null> {
    const { status, result } = await this.send({ type: 'why', target, placed }, seat)
    return status === 'done' && result ? { rule: null, ...(result as { message: string }) } : null
  }

  async hint(seat: Letter): Promise<Answer & { readonly result: Hint | null }> {
    const answer = await this.send({ type: 'hint' }, seat)
    return { ...answer, result: (answer.result ?? null) as Hint | null }
  }

  private url(since: number, chat: number): string {
    const query = new URLSearchParams({ since: String(since), chat: String(chat), language: language() })
    const url = new URL(`/api/tables/${this.id}/live?${query}`, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    return url.href
  }

  private setView({ number, table, board, mine, log, fresh }: RawView): void {
    const began = this.table.status === 'open' && table.status !== 'open'
    this.table = table
    this.board = board ? boardView(board) : null
    this.mine = Object.fromEntries(Object.entries(mine).map(([seat, view]) => [seat, seatView(view)]))
    this.log = log.map(logEntry)
    this.number = number
    if (began || (board && !this.details.facts)) void this.refresh()
    for (const listener of this.listeners) listener(fresh.map(logEntry))
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.socket.wake()
  }
}

const WAKE_EVENTS = ['online', 'pageshow', 'focus'] as const
