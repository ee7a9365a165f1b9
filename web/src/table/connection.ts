/**
 * The client side of a table's socket (docs/wire.md). Views arrive in order; every intent gets exactly one answer. A
 * broken connection is reopened from the last known event, and unanswered intents are sent again with the same `after`,
 * so that the server never carries one out twice.
 */
import type { ChatMessage, Do, Letter, Schemas, TableView } from '../api/types'
import { patched } from './patch'

export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'signed out' | 'gone'

/** The answer to an intent. `lost`: it is unknown whether it was done (chat only, or after closing). */
export interface Answer {
  readonly status: 'done' | 'stale' | 'refused' | 'lost'
  readonly number: number
  readonly message: string
  readonly rule: string | null
  readonly result: unknown
  /** It was sent more than once: `stale` may mean that the first attempt was done. */
  readonly repeated: boolean
}

type RawLog = Schemas['LogEntry']

/** The state of a table in the server's format. */
export interface RawView {
  readonly number: number
  readonly table: TableView
  readonly board?: Schemas['BoardView'] | null
  readonly mine: Readonly<Record<string, Schemas['SeatView']>>
  readonly log: readonly RawLog[]
  /** Entries of this message that are newer than everything known before; empty in the first view. */
  readonly fresh: readonly RawLog[]
}

export interface Listener {
  view(view: RawView): void
  chat(lines: readonly ChatMessage[]): void
  state(state: ConnectionState): void
}

/** The part of the WebSocket interface that is used here. */
export interface Socket {
  onmessage: ((message: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

export interface Options {
  /** Opens a socket that continues after an event and a chat message. */
  readonly connect: (since: number, chat: number) => Socket
  readonly listener: Listener
}

interface PendingIntent {
  readonly id: number
  readonly intent: { readonly seat?: Letter; readonly after: number; readonly do: Do }
  readonly resolve: (answer: Answer) => void
  sentOn: Socket | null
  repeated: boolean
  answer: Answer | null // received before the view that it refers to
}

const FIRST_DELAY = 400
const MAX_DELAY = 8000
const PING_INTERVAL = 20_000
const TIMEOUT = 10_000 // for opening, and for any message after a ping
const WAKE_TIMEOUT = 3000 // after a sleep the connection is probably dead
const VIEW_TIMEOUT = 5000 // for the view that an answer refers to

// Close codes: docs/server.md
const BAD_MESSAGE = 4400
const SIGNED_OUT = 4401
const NO_TABLE = 4404
const TOO_MANY = 4429
const RESTARTING = 1012

export class Connection {
  private socket: Socket | null = null
  private state: ConnectionState = 'connecting'
  private view: RawView | null = null
  private synced = false // this socket has sent its whole view
  private fullLog = false // request the log from its beginning
  private lastChat = 0
  private readonly pending = new Map<number, PendingIntent>()
  private nextId = 1
  private delay = FIRST_DELAY
  private signedOutCount = 0 // in a row: a new session cookie may need a second attempt
  private closed = false
  private waking = false // a ping of `wake` is unanswered
  private retryTimer: Timer
  private pingTimer: Timer
  private timeoutTimer: Timer
  private viewTimer: Timer

  constructor(private readonly options: Options) {}

  open(): void {
    this.connect()
  }

  /** Close for good. Unanswered intents are lost. */
  close(): void {
    this.closed = true
    this.dropSocket()
    clearTimeout(this.retryTimer)
    this.resolveAsLost(() => true)
  }

  /** Request everything again, for instance in another language. */
  reload(): void {
    this.fullLog = true
    this.reconnect(0)
  }

  /** Send an intent. Resolves once the server has answered and the view shows the result. */
  send(wanted: Do, seat?: Letter): Promise<Answer> {
    return new Promise((resolve) => {
      if (this.closed || this.ended) {
        resolve(LOST)
        return
      }
      const id = this.nextId++
      const intent = { ...(seat && { seat }), after: this.view?.number ?? 0, do: wanted }
      const pending: PendingIntent = { id, intent, resolve, sentOn: null, repeated: false, answer: null }
      this.pending.set(id, pending)
      if (this.synced) this.transmit(pending)
    })
  }

  /** After a sleep or a network change: check at once whether the connection is alive. */
  wake(): void {
    if (this.closed || this.ended) return
    if (!this.socket) this.connect()
    else if (this.synced && !this.waking) {
      this.waking = true // several events can announce the same awakening
      this.ping()
      this.startTimeout(WAKE_TIMEOUT)
    }
  }

  private get ended(): boolean {
    return this.state === 'gone' || this.state === 'signed out'
  }

  private setState(state: ConnectionState): void {
    if (state === this.state) return
    this.state = state
    this.options.listener.state(state)
  }

  // --- socket -------------------------------------------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.retryTimer)
    this.dropSocket()
    const socket = this.options.connect(this.fullLog ? 0 : (this.view?.number ?? 0), this.lastChat)
    this.socket = socket
    this.startTimeout(TIMEOUT)
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.receive(JSON.parse(String(data)) as Message)
    }
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.onClose(code)
    }
  }

  /** Close the socket and ignore whatever it still delivers. */
  private dropSocket(): void {
    const { socket } = this
    this.socket = null
    this.synced = this.waking = false
    for (const timer of [this.pingTimer, this.timeoutTimer, this.viewTimer]) clearTimeout(timer)
    this.viewTimer = undefined
    socket?.close()
  }

  private onClose(code: number): void {
    this.dropSocket()
    if (this.closed) return
    this.resolveAsLost(({ intent, sentOn }) => sentOn !== null && (intent.do.type === 'chat' || code === BAD_MESSAGE))
    this.signedOutCount = code === SIGNED_OUT ? this.signedOutCount + 1 : 0
    if (code === NO_TABLE) this.end('gone')
    else if (this.signedOutCount > 1) this.end('signed out')
    else if (code === RESTARTING) this.reconnect(FIRST_DELAY)
    else this.reconnect(code === TOO_MANY ? MAX_DELAY : this.delay)
  }

  private end(state: 'gone' | 'signed out'): void {
    this.setState(state)
    this.resolveAsLost(() => true)
  }

  /** Reconnect after a delay, with jitter, and increase the delay for the next attempt. */
  private reconnect(delay: number): void {
    this.dropSocket()
    if (this.closed) return
    this.setState('reconnecting')
    clearTimeout(this.retryTimer)
    this.retryTimer = setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2))
    this.delay = Math.min(MAX_DELAY, this.delay * 1.7)
  }

  private startTimeout(milliseconds: number): void {
    clearTimeout(this.timeoutTimer)
    this.timeoutTimer = setTimeout(() => this.reconnect(0), milliseconds)
  }

  private ping(): void {
    clearTimeout(this.pingTimer)
    this.socket?.send('{"type":"ping"}')
    this.startTimeout(TIMEOUT)
  }

  private onActivity(): void {
    this.waking = false
    clearTimeout(this.timeoutTimer)
    clearTimeout(this.pingTimer)
    this.pingTimer = setTimeout(() => this.ping(), PING_INTERVAL)
  }

  // --- messages from the server -------------------------------------------------------------------------------------

  private receive(message: Message): void {
    this.onActivity()
    if (message.type === 'view') this.onView(message)
    else if (message.type === 'patch') this.onPatch(message)
    else if (message.type === 'answer') this.onAnswer(message)
    else if (message.type === 'chat') this.onChat(message.messages)
  }

  private onView(message: Schemas['ViewMessage']): void {
    const { table, board, mine } = message
    this.setView({ table, ...(board && { board }), mine }, message)
    this.delay = FIRST_DELAY
    this.signedOutCount = 0
    this.fullLog = false
    this.synced = true
    this.setState('open')
    this.resolveAnswered()
    for (const pending of this.pending.values()) if (pending.sentOn !== this.socket) this.transmit(pending)
  }

  /** A patch applies to the message before it. If it is older than the view, or leaves a gap, everything is requested again. */
  private onPatch(message: Schemas['PatchMessage']): void {
    const { view, synced } = this
    if (!view || !synced || message.number < view.number || message.log_since > view.number) {
      this.reconnect(0)
      return
    }
    const { table, board, mine } = view
    this.setView(patched({ table, ...(board && { board }), mine }, message.patch) as RawParts, message)
    this.resolveAnswered()
  }

  private setView(
    parts: RawParts,
    { number, log, log_since }: { number: number; log: readonly RawLog[]; log_since: number },
  ) {
    const before = this.view
    const kept = before?.log.filter((entry) => entry.number <= log_since) ?? []
    const fresh = before ? log.filter((entry) => entry.number > before.number) : []
    this.view = { ...parts, number, log: [...kept, ...log], fresh }
    this.options.listener.view(this.view)
  }

  private onChat(messages: readonly ChatMessage[]): void {
    const lines = messages.filter(({ id }) => id > this.lastChat)
    this.lastChat = Math.max(this.lastChat, ...lines.map(({ id }) => id))
    if (lines.length > 0) this.options.listener.chat(lines)
  }

  // --- intents and answers ------------------------------------------------------------------------------------------

  private transmit(pending: PendingIntent): void {
    pending.repeated = pending.sentOn !== null
    pending.sentOn = this.socket
    this.socket?.send(JSON.stringify({ id: pending.id, ...pending.intent }))
  }

  private onAnswer({ id, status, number, message = '', rule = null, result }: RawAnswer): void {
    const pending = this.pending.get(id)
    if (!pending) return // a duplicate
    pending.answer = { status, number, message, rule, result, repeated: pending.repeated }
    this.resolveAnswered()
  }

  /** Resolve the answers whose view has arrived. */
  private resolveAnswered(): void {
    const known = this.view?.number ?? 0
    let early = false
    for (const { id, answer, resolve } of this.pending.values()) {
      if (!answer) continue
      if (answer.number > known) {
        early = true
        continue
      }
      this.pending.delete(id)
      resolve(answer)
    }
    clearTimeout(this.viewTimer)
    this.viewTimer = early ? setTimeout(() => this.reconnect(0), VIEW_TIMEOUT) : undefined
  }

  private resolveAsLost(matches: (pending: PendingIntent) => boolean): void {
    for (const pending of [...this.pending.values()].filter(matches)) {
      this.pending.delete(pending.id)
      pending.resolve(pending.answer ?? LOST)
    }
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined
type RawParts = Pick<RawView, 'table' | 'board' | 'mine'>
type RawAnswer = Schemas['Answer'] & { readonly result?: unknown }
type Message =
  Schemas['ViewMessage'] | Schemas['PatchMessage'] | RawAnswer | Schemas['ChatNews'] | { readonly type: 'pong' }

const LOST: Answer = { status: 'lost', number: 0, message: '', rule: null, result: null, repeated: false }
