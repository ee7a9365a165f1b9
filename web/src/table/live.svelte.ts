/** A table as it lives on the server, for the page: what the socket tells, kept in complete views. */
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

  private readonly wire: Connection
  private heard: ((fresh: readonly LogEntry[]) => void)[] = []

  constructor(details: TableDetails) {
    this.details = $state.raw(details)
    this.table = $state.raw(details.table)
    this.wire = new Connection({
      connect: (since, chat) => new WebSocket(this.address(since, chat)),
      listener: {
        view: (view) => this.take(view),
        chat: (lines) => (this.chat = [...this.chat, ...lines]),
        state: (state) => (this.connection = state),
      },
    })
  }

  /** Open a table by its id. */
  static async open(id: string): Promise<LiveTable> {
    const live = new LiveTable(await unwrap(api.GET('/api/tables/{table_id}', { params: { path: { table_id: id } } })))
    live.wire.open()
    document.addEventListener('visibilitychange', live.wake)
    for (const event of WAKING) addEventListener(event, live.wake)
    return live
  }

  get id(): string {
    return this.details.table.id
  }

  /** Hear of each view as it comes, with what has happened since the last one. */
  onView(listener: (fresh: readonly LogEntry[]) => void): () => void {
    this.heard.push(listener)
    return () => (this.heard = this.heard.filter((other) => other !== listener))
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.wake)
    for (const event of WAKING) removeEventListener(event, this.wake)
    this.wire.close()
  }

  /** Read the table again: after sitting down, or when it begins. */
  async refresh(): Promise<void> {
    this.details = await unwrap(api.GET('/api/tables/{table_id}', { params: { path: { table_id: this.id } } }))
    if (this.number === 0) this.table = this.details.table
  }

  /** All words again, in the language that is shown now. */
  async startAgain(): Promise<void> {
    this.wire.startAgain()
    await this.refresh()
  }

  send(wanted: Do, seat?: Letter): Promise<Answer> {
    return this.wire.send(wanted, seat)
  }

  /** The own view as it would be; null if the table went on meanwhile, or if it cannot be. */
  async try(
    seat: Letter,
    tried: { moves: readonly string[] } | { placed: readonly Placement[] },
  ): Promise<SeatView | null> {
    const { status, result } = await this.send({ type: 'try', ...tried }, seat)
    return status === 'done' && result ? seatView(result as Parameters<typeof seatView>[0]) : null
  }

  /** Why a target is not lit. */
  async why(seat: Letter, target: string, placed: readonly Placement[]): Promise<Why | null> {
    const { status, result } = await this.send({ type: 'why', target, placed }, seat)
    return status === 'done' && result ? { rule: null, ...(result as { message: string }) } : null
  }

  async hint(seat: Letter): Promise<Answer & { readonly result: Hint | null }> {
    const answer = await this.send({ type: 'hint' }, seat)
    return { ...answer, result: (answer.result ?? null) as Hint | null }
  }

  private address(since: number, chat: number): string {
    const asked = new URLSearchParams({ since: String(since), chat: String(chat), language: language() })
    const address = new URL(`/api/tables/${this.id}/live?${asked}`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    return address.href
  }

  private take({ number, table, board, mine, log, fresh }: RawView): void {
    const began = this.table.status === 'open' && table.status !== 'open'
    this.table = table
    this.board = board ? boardView(board) : null
    this.mine = Object.fromEntries(Object.entries(mine).map(([seat, view]) => [seat, seatView(view)]))
    this.log = log.map(logEntry)
    this.number = number
    if (began || (board && !this.details.facts)) void this.refresh()
    for (const listener of this.heard) listener(fresh.map(logEntry))
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.wire.wake()
  }
}

const WAKING = ['online', 'pageshow', 'focus'] as const
