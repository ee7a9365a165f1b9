import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatMessage } from '../api/types'
import { Connection, type Answer, type ConnectionState, type RawView, type Socket } from './connection'

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly sent: Record<string, unknown>[] = []
  closed = false

  constructor(
    readonly since: number,
    readonly chat: number,
  ) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.closed = true
  }

  deliver(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
  }

  drop(code = 1006): void {
    this.onclose?.({ code } as CloseEvent)
  }

  /** Everything that was sent except pings. */
  get intents(): Record<string, unknown>[] {
    return this.sent.filter((one) => one.type !== 'ping')
  }
}

const entry = (number: number, text = `event ${number}`): object => ({ number, kind: 'move', lines: [{ text }] })
const view = (number: number, log: object[] = [], log_since = 0): object => ({
  type: 'view', number, table: { id: 't' }, board: { year: 1, players: { A: { food: 1 }, B: {} } }, mine: { A: { seat: 'A' } }, log, log_since,
}) // prettier-ignore
const patch = (number: number, change: object = {}, log: object[] = [entry(number)], log_since = number - 1): object => ({
  type: 'patch', number, patch: change, log, log_since,
}) // prettier-ignore
const answer = (id: number, status: string, number: number, more: object = {}): object => ({
  type: 'answer', id, status, number, ...more,
}) // prettier-ignore
const MOVE = { type: 'move', move: 'any text' } as const

function table() {
  const sockets: FakeSocket[] = []
  const views: RawView[] = []
  const states: ConnectionState[] = []
  const chat: ChatMessage[] = []
  const connection = new Connection({
    connect: (since, last) => {
      const socket = new FakeSocket(since, last)
      sockets.push(socket)
      return socket
    },
    listener: {
      view: (view) => views.push(view),
      state: (state) => states.push(state),
      chat: (lines) => chat.push(...lines),
    },
  })
  connection.open()
  const numbers = (): number[] => views.at(-1)!.log.map(({ number }) => number)
  return { connection, sockets, views, states, chat, numbers, socket: (): FakeSocket => sockets.at(-1)! }
}

/** Collects the result of a promise without waiting for it. */
function watch(promise: Promise<Answer>): Answer[] {
  const answers: Answer[] = []
  void promise.then((answer) => answers.push(answer))
  return answers
}
const flush = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)
const advance = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('views', () => {
  it('start whole and continue as patches', () => {
    const { socket, views, states, numbers } = table()
    socket().deliver(view(2, [entry(1), entry(2)]))
    socket().deliver(patch(3, { board: { players: { A: { food: 2 } } }, mine: { A: null } }))
    expect(states).toEqual(['open'])
    expect(views[1]).toMatchObject({ number: 3, board: { year: 1, players: { A: { food: 2 } } } })
    expect(views[1]!.mine).toEqual({})
    expect(views[1]!.board!.players.B).toBe(views[0]!.board!.players.B)
    expect(numbers()).toEqual([1, 2, 3])
  })

  it('list new log entries, but none in the first view', () => {
    const { socket, views } = table()
    socket().deliver(view(2, [entry(1), entry(2)]))
    socket().deliver(patch(3))
    expect(views.map(({ fresh }) => fresh.map(({ number }) => number))).toEqual([[], [3]])
  })

  it('drop log entries of moves that were undone', () => {
    const { socket, views, numbers } = table()
    socket().deliver(view(3, [entry(1), entry(2), entry(3)]))
    socket().deliver(patch(4, {}, [entry(4, 'takes back')], 1))
    expect(numbers()).toEqual([1, 4])
    expect(views.at(-1)!.fresh).toHaveLength(1)
  })

  it('are requested again if a patch arrives before its view, or out of order', async () => {
    const { socket, sockets, views } = table()
    socket().deliver(patch(3))
    expect(views).toEqual([])
    await flush()
    expect(sockets).toHaveLength(2)
    socket().deliver(view(5))
    socket().deliver(patch(4))
    await flush()
    expect(sockets).toHaveLength(3)
    expect(socket().since).toBe(5)
    expect(views.at(-1)!.number).toBe(5)
  })

  it('are requested again if a patch leaves a gap in the log', async () => {
    const { socket, sockets, views } = table()
    socket().deliver(view(5))
    socket().deliver(patch(8))
    expect(views).toHaveLength(1)
    await flush()
    expect(sockets).toHaveLength(2)
    expect(socket().since).toBe(5)
    socket().deliver(view(8, [entry(6), entry(7), entry(8)], 5))
    expect(views.at(-1)!.fresh.map(({ number }) => number)).toEqual([6, 7, 8])
  })

  it('do not change when a patch is delivered twice', async () => {
    const { socket, sockets, views, numbers } = table()
    socket().deliver(view(5, [entry(5)]))
    const change = patch(6, { board: { players: { A: { food: 2 } } } })
    socket().deliver(change)
    socket().deliver(change)
    expect(numbers()).toEqual([5, 6])
    expect(views[2]!.fresh).toEqual([])
    expect(views[2]!.board).toEqual(views[1]!.board)
    await flush()
    expect(sockets).toHaveLength(1)
  })

  it('are ignored if they arrive on an old socket', async () => {
    const { socket, sockets, views } = table()
    socket().deliver(view(5))
    socket().drop()
    await advance(1000)
    sockets[0]!.deliver(view(6))
    sockets[0]!.deliver(patch(7))
    sockets[0]!.drop()
    await advance(1000)
    expect(views).toHaveLength(1)
    expect(sockets).toHaveLength(2)
  })

  it('are requested from the beginning in another language', async () => {
    const { connection, socket, numbers, views } = table()
    socket().deliver(view(2, [entry(1), entry(2)]))
    connection.reload()
    await flush()
    expect(socket().since).toBe(0)
    socket().deliver(view(2, [entry(1, 'eins'), entry(2, 'zwei')]))
    expect(numbers()).toEqual([1, 2])
    expect(views.at(-1)!.fresh).toEqual([])
    socket().drop()
    await advance(1000)
    expect(socket().since).toBe(2)
  })
})

describe('intents', () => {
  it('ignore a duplicate answer', async () => {
    const { connection, socket, sockets } = table()
    socket().deliver(view(7))
    const answers = watch(connection.send(MOVE, 'A'))
    expect(socket().intents).toEqual([{ id: 1, seat: 'A', after: 7, do: MOVE }])
    socket().deliver(patch(8))
    socket().deliver(answer(1, 'done', 8))
    socket().deliver(answer(1, 'refused', 8))
    await flush()
    expect(answers.map(({ status }) => status)).toEqual(['done'])
    expect(sockets).toHaveLength(1)
  })

  it('return the reason of a refusal', async () => {
    const { connection, socket } = table()
    socket().deliver(view(7))
    const answers = watch(connection.send(MOVE, 'A'))
    socket().deliver(answer(1, 'refused', 7, { message: 'Too wet.', rule: 'R-WATER-03' }))
    await flush()
    expect(answers[0]).toMatchObject({ status: 'refused', message: 'Too wet.', rule: 'R-WATER-03' })
  })

  it('are stale if something else happened first', async () => {
    const { connection, socket } = table()
    socket().deliver(view(7))
    const answers = watch(connection.send(MOVE, 'A'))
    socket().deliver(patch(8))
    socket().deliver(answer(1, 'stale', 8, { message: 'Too late.' }))
    await flush()
    expect(answers).toMatchObject([{ status: 'stale', message: 'Too late.', repeated: false }])
  })

  it('resolve after the view that shows them, if the answer arrives first', async () => {
    const { connection, socket } = table()
    socket().deliver(view(7))
    const answers = watch(connection.send(MOVE, 'A'))
    socket().deliver(answer(1, 'done', 8))
    await flush()
    expect(answers).toEqual([])
    socket().deliver(patch(8))
    await flush()
    expect(answers).toHaveLength(1)
  })

  it('reconnect if the view of an answer never arrives', async () => {
    const { connection, socket, sockets } = table()
    socket().deliver(view(7))
    const answers = watch(connection.send(MOVE, 'A'))
    socket().deliver(answer(1, 'done', 8))
    await advance(6000)
    expect(sockets).toHaveLength(2)
    socket().deliver(view(8, [entry(8)], 7))
    await flush()
    expect(answers.map(({ status }) => status)).toEqual(['done'])
    expect(socket().intents).toEqual([])
  })

  it('can be answered in any order', async () => {
    const { connection, socket } = table()
    socket().deliver(view(7))
    const first = watch(connection.send({ type: 'try', moves: ['one'] }, 'A'))
    const second = watch(connection.send({ type: 'try', moves: ['other'] }, 'A'))
    socket().deliver(answer(2, 'done', 7, { result: 'other' }))
    await flush()
    expect([first.length, second[0]?.result]).toEqual([0, 'other'])
    socket().deliver(answer(1, 'done', 7, { result: 'one' }))
    await flush()
    expect(first[0]?.result).toBe('one')
  })

  it('are sent after the first view', () => {
    const { connection, socket } = table()
    void connection.send({ type: 'chat', text: 'Glück auf!' })
    expect(socket().intents).toEqual([])
    socket().deliver(view(3))
    expect(socket().intents).toHaveLength(1)
  })
})

describe('a broken connection', () => {
  it('resumes after the last event and the last chat message', async () => {
    const { socket, states, numbers, chat } = table()
    socket().deliver(view(2, [entry(1), entry(2)]))
    socket().deliver({ type: 'chat', messages: [{ id: 4 }, { id: 6 }] })
    socket().drop()
    expect(states.at(-1)).toBe('reconnecting')
    await advance(1000)
    expect([socket().since, socket().chat]).toEqual([2, 6])
    socket().deliver(view(4, [entry(3), entry(4)], 2))
    socket().deliver({ type: 'chat', messages: [{ id: 6 }, { id: 7 }] })
    expect(states.at(-1)).toBe('open')
    expect(numbers()).toEqual([1, 2, 3, 4])
    expect(chat.map(({ id }) => id)).toEqual([4, 6, 7])
  })

  it('sends unanswered intents again with the same `after`', async () => {
    const { connection, socket, sockets } = table()
    socket().deliver(view(7))
    const answers = watch(connection.send(MOVE, 'A'))
    socket().drop(1012)
    await advance(1000)
    socket().deliver(view(8, [entry(8)], 7)) // it was done before the server stopped
    expect(socket().intents).toEqual([{ id: 1, seat: 'A', after: 7, do: MOVE }])
    socket().deliver(answer(1, 'stale', 8))
    await flush()
    expect(answers).toMatchObject([{ status: 'stale', repeated: true }])
    expect(sockets).toHaveLength(2)
  })

  it('does not send chat messages again', async () => {
    const { connection, socket } = table()
    socket().deliver(view(7))
    const answers = watch(connection.send({ type: 'chat', text: 'Glück auf!' }))
    socket().drop()
    await advance(1000)
    socket().deliver(view(7))
    expect(socket().intents).toEqual([])
    expect(answers.map(({ status }) => status)).toEqual(['lost'])
  })

  it('is retried with increasing delays', async () => {
    const { socket, sockets } = table()
    socket().deliver(view(1))
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    for (const wait of [400, 680, 1156, 1965, 3341, 5680, 8000, 8000]) {
      const before = sockets.length
      socket().drop()
      await advance(wait - 2)
      expect(sockets).toHaveLength(before)
      await advance(4)
      expect(sockets).toHaveLength(before + 1)
    }
  })

  it('is detected by an unanswered ping', async () => {
    const { socket, sockets, states } = table()
    socket().deliver(view(1))
    await advance(20_000)
    expect(socket().sent).toEqual([{ type: 'ping' }])
    socket().deliver({ type: 'pong' })
    await advance(19_000)
    expect(sockets).toHaveLength(1)
    await advance(11_500)
    expect(states.at(-1)).toBe('reconnecting')
    await flush()
    expect(sockets).toHaveLength(2)
    expect(sockets[0]!.closed).toBe(true)
  })

  it('is checked at once when a tab wakes', async () => {
    const { connection, socket, sockets } = table()
    socket().deliver(view(1))
    connection.wake()
    expect(socket().sent).toEqual([{ type: 'ping' }])
    await advance(3100)
    expect(sockets).toHaveLength(2)
    socket().drop()
    connection.wake() // does not wait
    expect(sockets).toHaveLength(3)
  })

  it('is checked once, however many events announce that a tab wakes', async () => {
    const { connection, socket, sockets } = table()
    socket().deliver(view(1))
    connection.wake()
    await advance(2000)
    connection.wake()
    connection.wake()
    expect(socket().sent).toEqual([{ type: 'ping' }])
    await advance(1100)
    expect(sockets).toHaveLength(2)
  })

  it('is kept when a tab wakes and the server answers', async () => {
    const { connection, socket, sockets } = table()
    socket().deliver(view(1))
    connection.wake()
    socket().deliver({ type: 'pong' })
    await advance(19_000)
    expect(sockets).toHaveLength(1)
    connection.wake()
    expect(socket().sent).toHaveLength(2)
  })

  it('that died while the tab slept is replaced when it wakes, with the intents that were sent into it', async () => {
    const { connection, socket, sockets, states } = table()
    socket().deliver(view(7))
    const answers = watch(connection.send(MOVE, 'A'))
    vi.setSystemTime(Date.now() + 3_600_000) // frozen timers do not fire, and the dead socket is silent
    expect(sockets).toHaveLength(1)
    connection.wake()
    await advance(3100)
    expect(states.at(-1)).toBe('reconnecting')
    socket().deliver(view(7))
    expect(socket().intents).toEqual([{ id: 1, seat: 'A', after: 7, do: MOVE }])
    socket().deliver(patch(8))
    socket().deliver(answer(1, 'done', 8))
    await flush()
    expect(answers).toMatchObject([{ status: 'done', repeated: true }])
  })

  it('is not checked while a new socket opens', async () => {
    const { connection, socket, sockets } = table()
    connection.wake()
    expect(socket().sent).toEqual([])
    expect(sockets).toHaveLength(1)
  })

  it('is retried if the socket never opens', async () => {
    const { sockets } = table()
    await advance(10_100)
    expect(sockets).toHaveLength(2)
  })
})

describe('a restart of the server', () => {
  it('is retried soon, however long the connection was bad before', async () => {
    const { socket, sockets } = table()
    socket().deliver(view(1))
    for (let attempt = 0; attempt < 6; attempt++) {
      socket().drop()
      await advance(10_000)
    }
    const before = sockets.length
    socket().drop(1012)
    await advance(501) // 400 ms with jitter
    expect(sockets).toHaveLength(before + 1)
  })

  it('is survived by intents that were sent while the server was down', async () => {
    const { connection, socket, sockets } = table()
    socket().deliver(view(7))
    socket().drop(1012)
    const answers = watch(connection.send(MOVE, 'A'))
    await advance(1000)
    socket().drop() // not ready yet
    await advance(1000)
    expect(sockets).toHaveLength(3)
    socket().deliver(view(7))
    expect(socket().intents).toEqual([{ id: 1, seat: 'A', after: 7, do: MOVE }])
    socket().deliver(patch(8))
    socket().deliver(answer(1, 'done', 8))
    await flush()
    expect(answers).toMatchObject([{ status: 'done', repeated: false }])
  })

  it('may go back to an older event, if the last ones were lost', async () => {
    const { socket, sockets, views, numbers } = table()
    socket().deliver(view(3, [entry(1), entry(2), entry(3)]))
    socket().drop(1012)
    await advance(1000)
    expect(socket().since).toBe(3)
    socket().deliver(view(2, [], 2))
    expect(numbers()).toEqual([1, 2])
    expect(views.at(-1)!.fresh).toEqual([])
    socket().deliver(patch(3))
    expect(numbers()).toEqual([1, 2, 3])
    await flush()
    expect(sockets).toHaveLength(2)
  })
})

describe('a close code', () => {
  it('of a table that does not exist ends the connection', async () => {
    const { connection, socket, sockets, states } = table()
    socket().deliver(view(1))
    const answers = watch(connection.send(MOVE, 'A'))
    socket().drop(4404)
    await advance(60_000)
    expect(states.at(-1)).toBe('gone')
    expect(sockets).toHaveLength(1)
    expect(answers.map(({ status }) => status)).toEqual(['lost'])
    expect(await connection.send(MOVE, 'A')).toMatchObject({ status: 'lost' })
  })

  it('of an expired session is retried once', async () => {
    const { socket, sockets, states } = table()
    socket().deliver(view(1))
    socket().drop(4401)
    await advance(1000)
    expect(sockets).toHaveLength(2)
    socket().drop(4401)
    await advance(60_000)
    expect(states.at(-1)).toBe('signed out')
    expect(sockets).toHaveLength(2)
  })

  it('of too many requests delays the next attempt', async () => {
    const { socket, sockets } = table()
    socket().deliver(view(1))
    socket().drop(4429)
    await advance(5900)
    expect(sockets).toHaveLength(1)
    await advance(4200)
    expect(sockets).toHaveLength(2)
  })

  it('of a malformed message does not send it again', async () => {
    const { connection, socket } = table()
    socket().deliver(view(1))
    const answers = watch(connection.send(MOVE, 'A'))
    socket().drop(4400)
    await advance(1000)
    socket().deliver(view(1))
    expect(socket().intents).toEqual([])
    expect(answers).toHaveLength(1)
  })

  it('is not retried after closing on purpose', async () => {
    const { connection, socket, sockets } = table()
    socket().deliver(view(1))
    const answers = watch(connection.send(MOVE, 'A'))
    connection.close()
    await advance(60_000)
    expect(sockets).toHaveLength(1)
    expect(socket().closed).toBe(true)
    expect(answers.map(({ status }) => status)).toEqual(['lost'])
  })
})
