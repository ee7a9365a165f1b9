/**
 * The socket of a table (docs/wire.md), in plain TypeScript. Views come down in order; intents go up, and each gets
 * exactly one answer. When the connection breaks it is opened again from the last event on, and what was under way is
 * sent again with the same `after`: the server never does it twice.
 */
import type { ChatMessage, Do, Letter, Schemas, TableView } from '../api/types'
import { patched } from './patch'

export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'signed out' | 'gone'

/** The answer to an intent. `lost`: nobody knows whether it was done; only chat, or a page that is closed. */
export interface Answer {
  readonly status: 'done' | 'stale' | 'refused' | 'lost'
  readonly number: number
  readonly message: string
  readonly rule: string | null
  readonly result: unknown
  /** It had to be sent again: `stale` may mean that it was done the first time. */
  readonly repeated: boolean
}

type RawLog = Schemas['LogEntry']

/** What is known of a table, as the server wrote it. */
export interface RawView {
  readonly number: number
  readonly table: TableView
  readonly board?: Schemas['BoardView'] | null
  readonly mine: Readonly<Record<string, Schemas['SeatView']>>
  readonly log: readonly RawLog[]
  /** Entries that this message brought and that are later than everything known before; none at first. */
  readonly fresh: readonly RawLog[]
}

export interface Listener {
  view(view: RawView): void
  chat(lines: readonly ChatMessage[]): void
  state(state: ConnectionState): void
}

/** As much of a WebSocket as is used here. */
export interface Socket {
  onmessage: ((message: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

export interface Options {
  /** Open a socket from an event and a line of the chat on. */
  readonly connect: (since: number, chat: number) => Socket
  readonly listener: Listener
}

interface Pending {
  readonly id: number
  readonly intent: { readonly seat?: Letter; readonly after: number; readonly do: Do }
  readonly resolve: (answer: Answer) => void
  sentOn: Socket | null
  repeated: boolean
  answer: Answer | null // it came before its view
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const PING_EVERY = 20_000
const PATIENCE = 10_000 // without a sign of life after a ping, or without an opened socket
const IMPATIENCE = 3000 // after a sleep: the connection is more likely dead than alive
const VIEW_OWED = 5000 // an answer that is ahead of the view

// Why the server closes: docs/server.md
const NONSENSE = 4400
const SIGNED_OUT = 4401
const NO_TABLE = 4404
const TOO_MUCH = 4429
const RESTARTING = 1012

export class Connection {
  private socket: Socket | null = null
  private state: ConnectionState = 'connecting'
  private view: RawView | null = null
  private welcomed = false // this socket has told the whole view
  private forgetful = false // the log is to be told from its beginning
  private lastChat = 0
  private readonly pending = new Map<number, Pending>()
  private nextId = 1
  private wait = FIRST_WAIT
  private turnedAway = 0 // how often in a row: a new session cookie may need one more try
  private closed = false
  private retry: Timer
  private pinging: Timer
  private silence: Timer
  private owed: Timer

  constructor(private readonly options: Options) {}

  open(): void {
    this.connect()
  }

  /** No more: whatever is under way is lost. */
  close(): void {
    this.closed = true
    this.letGo()
    clearTimeout(this.retry)
    this.loseAll(() => true)
  }

  /** Ask for everything again, for instance in another language. */
  startAgain(): void {
    this.forgetful = true
    this.reconnect(0)
  }

  /** Something that a person wants. Resolved once, when the server has answered and the view shows it. */
  send(wanted: Do, seat?: Letter): Promise<Answer> {
    return new Promise((resolve) => {
      if (this.closed || this.over) {
        resolve(LOST)
        return
      }
      const id = this.nextId++
      const intent = { ...(seat && { seat }), after: this.view?.number ?? 0, do: wanted }
      const made: Pending = { id, intent, resolve, sentOn: null, repeated: false, answer: null }
      this.pending.set(id, made)
      if (this.welcomed) this.say(made)
    })
  }

  /** The tab was asleep, or the network is back: find out at once whether the connection lives. */
  wake(): void {
    if (this.closed || this.over) return
    if (this.socket && this.welcomed) this.ping(IMPATIENCE)
    else if (!this.socket) this.connect()
  }

  private get over(): boolean {
    return this.state === 'gone' || this.state === 'signed out'
  }

  private tell(state: ConnectionState): void {
    if (state === this.state) return
    this.state = state
    this.options.listener.state(state)
  }

  // --- the socket ---------------------------------------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.retry)
    this.letGo()
    const socket = this.options.connect(this.forgetful ? 0 : (this.view?.number ?? 0), this.lastChat)
    this.socket = socket
    this.expectLife(PATIENCE)
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.receive(JSON.parse(String(data)) as Message)
    }
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.lost(code)
    }
  }

  /** Forget the socket; what it still says is not heard. */
  private letGo(): void {
    const { socket } = this
    this.socket = null
    this.welcomed = false
    for (const timer of [this.pinging, this.silence, this.owed]) clearTimeout(timer)
    this.silence = this.owed = undefined
    socket?.close()
  }

  private lost(code: number): void {
    this.letGo()
    if (this.closed) return
    this.loseAll(({ intent, sentOn }) => sentOn !== null && (intent.do.type === 'chat' || code === NONSENSE))
    this.turnedAway = code === SIGNED_OUT ? this.turnedAway + 1 : 0
    if (code === NO_TABLE) this.end('gone')
    else if (this.turnedAway > 1) this.end('signed out')
    else if (code === RESTARTING) this.reconnect(FIRST_WAIT)
    else this.reconnect(code === TOO_MUCH ? LONGEST_WAIT : this.wait)
  }

  private end(state: 'gone' | 'signed out'): void {
    this.tell(state)
    this.loseAll(() => true)
  }

  /** Try again, soon at first, then less often, and not everybody at the same moment. */
  private reconnect(wait: number): void {
    this.letGo()
    if (this.closed) return
    this.tell('reconnecting')
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7)
  }

  private expectLife(patience: number): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.reconnect(0), patience)
  }

  private ping(patience: number): void {
    clearTimeout(this.pinging)
    this.socket?.send('{"type":"ping"}')
    if (this.silence === undefined || patience < PATIENCE) this.expectLife(patience)
  }

  private heardSomething(): void {
    clearTimeout(this.silence)
    this.silence = undefined
    clearTimeout(this.pinging)
    this.pinging = setTimeout(() => this.ping(PATIENCE), PING_EVERY)
  }

  // --- what comes down ----------------------------------------------------------------------------------------------

  private receive(message: Message): void {
    this.heardSomething()
    if (message.type === 'view') this.welcome(message)
    else if (message.type === 'patch') this.change(message)
    else if (message.type === 'answer') this.answer(message)
    else if (message.type === 'chat') this.hearChat(message.messages)
  }

  private welcome(message: Schemas['ViewMessage']): void {
    const { table, board, mine } = message
    this.take({ table, ...(board && { board }), mine }, message)
    this.wait = FIRST_WAIT
    this.turnedAway = 0
    this.forgetful = false
    this.welcomed = true
    this.tell('open')
    this.settle()
    for (const one of this.pending.values()) if (one.sentOn !== this.socket) this.say(one)
  }

  /** A patch follows the message before it; one that does not means that something was missed. */
  private change(message: Schemas['PatchMessage']): void {
    const { view, welcomed } = this
    if (!view || !welcomed || message.number < view.number) {
      this.reconnect(0)
      return
    }
    const { table, board, mine } = view
    this.take(patched({ table, ...(board && { board }), mine }, message.patch) as RawParts, message)
    this.settle()
  }

  private take(
    parts: RawParts,
    { number, log, log_since }: { number: number; log: readonly RawLog[]; log_since: number },
  ) {
    const before = this.view
    const kept = before?.log.filter((entry) => entry.number <= log_since) ?? []
    const fresh = before ? log.filter((entry) => entry.number > before.number) : []
    this.view = { ...parts, number, log: [...kept, ...log], fresh }
    this.options.listener.view(this.view)
  }

  private hearChat(messages: readonly ChatMessage[]): void {
    const lines = messages.filter(({ id }) => id > this.lastChat)
    this.lastChat = Math.max(this.lastChat, ...lines.map(({ id }) => id))
    if (lines.length > 0) this.options.listener.chat(lines)
  }

  // --- answers ------------------------------------------------------------------------------------------------------

  private say(one: Pending): void {
    one.repeated = one.sentOn !== null
    one.sentOn = this.socket
    this.socket?.send(JSON.stringify({ id: one.id, ...one.intent }))
  }

  private answer({ id, status, number, message = '', rule = null, result }: RawAnswer): void {
    const one = this.pending.get(id)
    if (!one) return // a second answer
    one.answer = { status, number, message, rule, result, repeated: one.repeated }
    this.settle()
  }

  /** Answers count once the view shows what they setLanguage of. */
  private settle(): void {
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
    clearTimeout(this.owed)
    this.owed = early ? setTimeout(() => this.reconnect(0), VIEW_OWED) : undefined
  }

  private loseAll(which: (one: Pending) => boolean): void {
    for (const one of [...this.pending.values()].filter(which)) {
      this.pending.delete(one.id)
      one.resolve(one.answer ?? LOST)
    }
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined
type RawParts = Pick<RawView, 'table' | 'board' | 'mine'>
type RawAnswer = Schemas['Answer'] & { readonly result?: unknown }
type Message =
  Schemas['ViewMessage'] | Schemas['PatchMessage'] | RawAnswer | Schemas['ChatNews'] | { readonly type: 'pong' }

const LOST: Answer = { status: 'lost', number: 0, message: '', rule: null, result: null, repeated: false }
