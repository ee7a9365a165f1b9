/**
 * A table as it lives on the server: everything new comes over one socket, everything we do goes out as a request that
 * names the last event we saw. A lost connection is shown, and what was on its way is sent again, once it is back: the
 * server never applies the same move twice.
 */
import { api, Refusal, Unreachable } from '../api/client'
import type { ChatMessage, EventView, GameNews, Letter, MySeat, Position, TableDetails, TableView } from '../api/types'

export type Connection = 'connecting' | 'open' | 'reconnecting' | 'gone'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const PING_EVERY = 20_000
const NO_TABLE = 4404
const LONGEST_SILENCE = 500

export class LiveTable {
  details: TableDetails
  table: TableView
  position = $state.raw<Position | null>(null)
  mine = $state.raw<readonly MySeat[]>([])
  number = $state(0)
  chat = $state.raw<readonly ChatMessage[]>([])
  connection = $state<Connection>('connecting')
  /** Something of ours is on its way. */
  sending = $state(false)

  private told = 0 // news over the socket so far
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer = 0
  private pinger = 0
  private closed = false
  private heard: ((events: readonly EventView[]) => void)[] = []
  private opened: (() => void)[] = []

  constructor(details: TableDetails) {
    this.details = $state.raw(details)
    this.table = $state.raw(details.table)
  }

  /** Open a table by its id. */
  static async open(id: string): Promise<LiveTable> {
    const live = new LiveTable(await api.get<TableDetails>(`/tables/${id}`))
    live.connect()
    document.addEventListener('visibilitychange', live.wake)
    addEventListener('online', live.wake)
    return live
  }

  get id(): string {
    return this.table.id
  }

  /** Hear of events as they come. */
  onEvents(listener: (events: readonly EventView[]) => void): () => void {
    this.heard.push(listener)
    return () => (this.heard = this.heard.filter((other) => other !== listener))
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.pinger)
    document.removeEventListener('visibilitychange', this.wake)
    removeEventListener('online', this.wake)
    this.socket?.close()
  }

  /** Read the table again: after sitting down, or when it begins. */
  async refresh(): Promise<void> {
    this.take(await api.get<TableDetails>(`/tables/${this.id}`))
  }

  /** Until nothing of ours is on its way. */
  async idle(): Promise<void> {
    while (this.sending && !this.closed) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  move(seat: Letter, move: string | number): Promise<void> {
    return this.act('POST', 'moves', { seat, move })
  }

  plan(seat: Letter, moves: readonly (string | number)[], ready: boolean): Promise<void> {
    return this.act('PUT', 'plan', { seat, moves, ready })
  }

  undo(seat: Letter, wholeTurn: boolean): Promise<void> {
    return this.act('POST', 'undo', { seat, whole_turn: wholeTurn })
  }

  wish(seat: Letter, wishes: readonly string[]): Promise<void> {
    return this.act('PUT', 'wishes', { seat, wishes })
  }

  async leave(seat: Letter, how: 'concede' | 'away' | 'back'): Promise<void> {
    this.hear(await api.post<GameNews>(`/tables/${this.id}/${how}`, { seat }))
  }

  say(text: string): Promise<void> {
    return api.post(`/tables/${this.id}/chat`, { text })
  }

  private async act(method: 'POST' | 'PUT', what: string, body: object): Promise<void> {
    const path = `/tables/${this.id}/${what}`
    const full = { ...body, after: this.number }
    this.sending = true
    try {
      for (;;) {
        try {
          const heard = this.told
          const answer = method === 'POST' ? await api.post<GameNews>(path, full) : await api.put<GameNews>(path, full)
          await this.settle(answer, heard)
          return
        } catch (problem) {
          if (!(problem instanceof Unreachable) || this.closed) throw problem
          await this.untilOpen()
        }
      }
    } catch (problem) {
      if (problem instanceof Refusal && problem.news) this.hear(problem.news)
      else throw problem
    } finally {
      this.sending = false
    }
  }

  /**
   * The socket tells everything in order; an answer could overtake it, and what the socket says next would be older. So
   * the answer counts only if the socket stays silent.
   */
  private async settle(answer: GameNews, heard: number): Promise<void> {
    for (let waited = 0; this.connection === 'open' && this.told === heard && waited < LONGEST_SILENCE; waited += 10) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    if (this.told === heard || answer.table.number > this.number) this.hear(answer)
  }

  private untilOpen(): Promise<void> {
    this.lost()
    return new Promise((resolve) => this.opened.push(resolve))
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const last = this.chat.at(-1)?.id ?? 0
    const address = `${scheme}://${location.host}/api/tables/${this.id}/live?since=${this.number}&chat=${last}`
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onopen = () => {
      this.connection = 'open'
      this.wait = FIRST_WAIT
      for (const resolve of this.opened.splice(0)) resolve()
      clearInterval(this.pinger)
      this.pinger = window.setInterval(() => socket.readyState === 1 && socket.send('{"type":"ping"}'), PING_EVERY)
    }
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as { type: string })
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return
      this.socket = null
      if (event.code === NO_TABLE) this.connection = 'gone'
      else this.lost()
    }
  }

  /** The connection is gone: try again, soon at first, then less often. */
  private lost(): void {
    if (this.closed) return
    this.connection = 'reconnecting'
    clearInterval(this.pinger)
    clearTimeout(this.timer)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.close()
    this.socket = null
    this.timer = window.setTimeout(() => this.connect(), this.wait)
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7)
  }

  /** The tab was asleep, or the network is back: do not wait any longer. */
  private wake = (): void => {
    if (document.visibilityState === 'hidden' || this.closed) return
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"ping"}')
    else if (this.connection === 'reconnecting') {
      clearTimeout(this.timer)
      this.connect()
    }
  }

  private receive(said: { type: string }): void {
    if (said.type === 'news') {
      this.told += 1
      this.hear(said as unknown as GameNews)
    } else if (said.type === 'chat') {
      const known = new Set(this.chat.map((line) => line.id))
      const lines = (said as unknown as { messages: ChatMessage[] }).messages.filter((line) => !known.has(line.id))
      this.chat = [...this.chat, ...lines]
    }
  }

  /** News may come twice, as an answer and over the socket; older ones are left alone. */
  private hear(news: GameNews): void {
    if (news.table.number < this.number) return
    const began = this.table.status === 'open' && news.table.status !== 'open'
    const fresh = news.events.filter((event) => event.number > this.number)
    this.table = news.table
    this.position = news.position
    this.mine = news.mine
    this.number = news.table.number
    if (began || !this.details.identity) void this.refresh()
    if (fresh.length > 0) for (const listener of this.heard) listener(fresh)
  }

  private take(details: TableDetails): void {
    this.details = details
    if (details.table.number >= this.number) this.table = details.table
  }
}
