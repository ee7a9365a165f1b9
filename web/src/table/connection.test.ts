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

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
  }

  breaks(code = 1006): void {
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
      view: (told) => views.push(told),
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
  const found: Answer[] = []
  void promise.then((said) => found.push(said))
  return found
}
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)
const later = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('views', () => {
  it('begin whole and go on as patches', () => {
    const { socket, views, states, numbers } = table()
    socket().says(view(2, [entry(1), entry(2)]))
    socket().says(patch(3, { board: { players: { A: { food: 2 } } }, mine: { A: null } }))
    expect(states).toEqual(['open'])
    expect(views[1]).toMatchObject({ number: 3, board: { year: 1, players: { A: { food: 2 } } } })
    expect(views[1]!.mine).toEqual({})
    expect(views[1]!.board!.players.B).toBe(views[0]!.board!.players.B)
    expect(numbers()).toEqual([1, 2, 3])
  })

  it('tell what is new, but nothing at first', () => {
    const { socket, views } = table()
    socket().says(view(2, [entry(1), entry(2)]))
    socket().says(patch(3))
    expect(views.map(({ fresh }) => fresh.map(({ number }) => number))).toEqual([[], [3]])
  })

  it('drop entries of moves that were taken back', () => {
    const { socket, views, numbers } = table()
    socket().says(view(3, [entry(1), entry(2), entry(3)]))
    socket().says(patch(4, {}, [entry(4, 'takes back')], 1))
    expect(numbers()).toEqual([1, 4])
    expect(views.at(-1)!.fresh).toHaveLength(1)
  })

  it('are asked for again if a patch comes without its view, or is older than what is known', async () => {
    const { socket, sockets, views } = table()
    socket().says(patch(3))
    expect(views).toEqual([])
    await settled()
    expect(sockets).toHaveLength(2)
    socket().says(view(5))
    socket().says(patch(4))
    await settled()
    expect(sockets).toHaveLength(3)
    expect(socket().since).toBe(5)
    expect(views.at(-1)!.number).toBe(5)
  })

  it('are not heard from a socket that was given up', async () => {
    const { socket, sockets, views } = table()
    socket().says(view(5))
    socket().breaks()
    await later(1000)
    sockets[0]!.says(patch(6))
    sockets[0]!.breaks()
    expect(views).toHaveLength(1)
    expect(sockets).toHaveLength(2)
  })

  it('are told again from the beginning in another language', async () => {
    const { connection, socket, numbers, views } = table()
    socket().says(view(2, [entry(1), entry(2)]))
    connection.startAgain()
    await settled()
    expect(socket().since).toBe(0)
    socket().says(view(2, [entry(1, 'eins'), entry(2, 'zwei')]))
    expect(numbers()).toEqual([1, 2])
    expect(views.at(-1)!.fresh).toEqual([])
    socket().breaks()
    await later(1000)
    expect(socket().since).toBe(2)
  })
})

describe('intents', () => {
  it('are answered once', async () => {
    const { connection, socket } = table()
    socket().says(view(7))
    const found = watch(connection.send(MOVE, 'A'))
    expect(socket().intents).toEqual([{ id: 1, seat: 'A', after: 7, do: MOVE }])
    socket().says(patch(8))
    socket().says(answer(1, 'done', 8))
    socket().says(answer(1, 'refused', 8))
    await settled()
    expect(found.map(({ status }) => status)).toEqual(['done'])
  })

  it('say why they were refused', async () => {
    const { connection, socket } = table()
    socket().says(view(7))
    const found = watch(connection.send(MOVE, 'A'))
    socket().says(answer(1, 'refused', 7, { message: 'Too wet.', rule: 'R-WATER-03' }))
    await settled()
    expect(found[0]).toMatchObject({ status: 'refused', message: 'Too wet.', rule: 'R-WATER-03' })
  })

  it('wait for the view that shows them, if the answer is faster', async () => {
    const { connection, socket } = table()
    socket().says(view(7))
    const found = watch(connection.send(MOVE, 'A'))
    socket().says(answer(1, 'done', 8))
    await settled()
    expect(found).toEqual([])
    socket().says(patch(8))
    await settled()
    expect(found).toHaveLength(1)
  })

  it('ask for a view that never comes', async () => {
    const { connection, socket, sockets } = table()
    socket().says(view(7))
    const found = watch(connection.send(MOVE, 'A'))
    socket().says(answer(1, 'done', 8))
    await later(6000)
    expect(sockets).toHaveLength(2)
    socket().says(view(8, [entry(8)], 7))
    await settled()
    expect(found.map(({ status }) => status)).toEqual(['done'])
    expect(socket().intents).toEqual([])
  })

  it('may be several at a time, answered in any order', async () => {
    const { connection, socket } = table()
    socket().says(view(7))
    const first = watch(connection.send({ type: 'try', moves: ['one'] }, 'A'))
    const second = watch(connection.send({ type: 'try', moves: ['other'] }, 'A'))
    socket().says(answer(2, 'done', 7, { result: 'other' }))
    await settled()
    expect([first.length, second[0]?.result]).toEqual([0, 'other'])
    socket().says(answer(1, 'done', 7, { result: 'one' }))
    await settled()
    expect(first[0]?.result).toBe('one')
  })

  it('wait until there is a view', () => {
    const { connection, socket } = table()
    void connection.send({ type: 'chat', text: 'Glück auf!' })
    expect(socket().intents).toEqual([])
    socket().says(view(3))
    expect(socket().intents).toHaveLength(1)
  })
})

describe('a broken connection', () => {
  it('is opened again from the last event and the last line of the chat on', async () => {
    const { socket, states, numbers, chat } = table()
    socket().says(view(2, [entry(1), entry(2)]))
    socket().says({ type: 'chat', messages: [{ id: 4 }, { id: 6 }] })
    socket().breaks()
    expect(states.at(-1)).toBe('reconnecting')
    await later(1000)
    expect([socket().since, socket().chat]).toEqual([2, 6])
    socket().says(view(4, [entry(3), entry(4)], 2))
    socket().says({ type: 'chat', messages: [{ id: 6 }, { id: 7 }] })
    expect(states.at(-1)).toBe('open')
    expect(numbers()).toEqual([1, 2, 3, 4])
    expect(chat.map(({ id }) => id)).toEqual([4, 6, 7])
  })

  it('sends what was under way again, with the same `after`', async () => {
    const { connection, socket, sockets } = table()
    socket().says(view(7))
    const found = watch(connection.send(MOVE, 'A'))
    socket().breaks(1012)
    await later(1000)
    socket().says(view(8, [entry(8)], 7)) // it was done before the server stopped
    expect(socket().intents).toEqual([{ id: 1, seat: 'A', after: 7, do: MOVE }])
    socket().says(answer(1, 'stale', 8))
    await settled()
    expect(found).toMatchObject([{ status: 'stale', repeated: true }])
    expect(sockets).toHaveLength(2)
  })

  it('does not say anything to the table twice', async () => {
    const { connection, socket } = table()
    socket().says(view(7))
    const found = watch(connection.send({ type: 'chat', text: 'Glück auf!' }))
    socket().breaks()
    await later(1000)
    socket().says(view(7))
    expect(socket().intents).toEqual([])
    expect(found.map(({ status }) => status)).toEqual(['lost'])
  })

  it('is tried less and less often while nobody listens', async () => {
    const { socket, sockets } = table()
    socket().says(view(1))
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    for (const wait of [400, 680, 1156, 1965, 3341, 5680, 8000, 8000]) {
      const before = sockets.length
      socket().breaks()
      await later(wait - 2)
      expect(sockets).toHaveLength(before)
      await later(4)
      expect(sockets).toHaveLength(before + 1)
    }
  })

  it('is noticed by silence', async () => {
    const { socket, sockets, states } = table()
    socket().says(view(1))
    await later(20_000)
    expect(socket().sent).toEqual([{ type: 'ping' }])
    socket().says({ type: 'pong' })
    await later(19_000)
    expect(sockets).toHaveLength(1)
    await later(11_500)
    expect(states.at(-1)).toBe('reconnecting')
    await settled()
    expect(sockets).toHaveLength(2)
    expect(sockets[0]!.closed).toBe(true)
  })

  it('is looked after at once when a tab wakes', async () => {
    const { connection, socket, sockets } = table()
    socket().says(view(1))
    connection.wake()
    expect(socket().sent).toEqual([{ type: 'ping' }])
    await later(3100)
    expect(sockets).toHaveLength(2)
    socket().breaks()
    connection.wake() // does not wait
    expect(sockets).toHaveLength(3)
  })

  it('that never opens is given up', async () => {
    const { sockets } = table()
    await later(10_100)
    expect(sockets).toHaveLength(2)
  })
})

describe('being sent away', () => {
  it('for good: there is no such table', async () => {
    const { connection, socket, sockets, states } = table()
    socket().says(view(1))
    const found = watch(connection.send(MOVE, 'A'))
    socket().breaks(4404)
    await later(60_000)
    expect(states.at(-1)).toBe('gone')
    expect(sockets).toHaveLength(1)
    expect(found.map(({ status }) => status)).toEqual(['lost'])
    expect(await connection.send(MOVE, 'A')).toMatchObject({ status: 'lost' })
  })

  it('because of an old session, tries once more with the new one', async () => {
    const { socket, sockets, states } = table()
    socket().says(view(1))
    socket().breaks(4401)
    await later(1000)
    expect(sockets).toHaveLength(2)
    socket().breaks(4401)
    await later(60_000)
    expect(states.at(-1)).toBe('signed out')
    expect(sockets).toHaveLength(2)
  })

  it('for too many requests, waits longer', async () => {
    const { socket, sockets } = table()
    socket().says(view(1))
    socket().breaks(4429)
    await later(5900)
    expect(sockets).toHaveLength(1)
    await later(4200)
    expect(sockets).toHaveLength(2)
  })

  it('for something that nobody understands, does not repeat it', async () => {
    const { connection, socket } = table()
    socket().says(view(1))
    const found = watch(connection.send(MOVE, 'A'))
    socket().breaks(4400)
    await later(1000)
    socket().says(view(1))
    expect(socket().intents).toEqual([])
    expect(found).toHaveLength(1)
  })

  it('by ourselves, ends everything', async () => {
    const { connection, socket, sockets } = table()
    socket().says(view(1))
    const found = watch(connection.send(MOVE, 'A'))
    connection.close()
    await later(60_000)
    expect(sockets).toHaveLength(1)
    expect(socket().closed).toBe(true)
    expect(found.map(({ status }) => status)).toEqual(['lost'])
  })
})
