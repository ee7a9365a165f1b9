import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../api/client'
import { LiveTable } from './live.svelte'

/** A WebSocket whose other end is the test. */
class FakeWebSocket {
  static all: FakeWebSocket[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: string[] = []
  closed = false

  constructor(readonly url: string) {
    FakeWebSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.closed = true
  }

  deliver(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const TABLE = { id: 't', status: 'playing', seats: [] }
const VIEW = {
  type: 'view',
  number: 3,
  table: TABLE,
  mine: { A: { seat: 'A', todo: 'Take disks' } },
  log: [{ number: 3, kind: 'move', year: 1, season: 'spring', stage: 'taking', lines: [{ text: 'x' }] }],
  log_since: 0,
}
let page: EventTarget & { visibilityState: string }
let tab: EventTarget

async function openTable(): Promise<{ live: LiveTable; socket: FakeWebSocket }> {
  vi.spyOn(api, 'GET').mockResolvedValue({ data: { table: TABLE, codes: {} } })
  const live = await LiveTable.open('t')
  return { live, socket: FakeWebSocket.all.at(-1)! }
}

beforeEach(() => {
  FakeWebSocket.all = []
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  tab = new EventTarget()
  vi.stubGlobal('WebSocket', FakeWebSocket)
  vi.stubGlobal('location', new URL('https://play.example/table/t'))
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a live table', () => {
  it('connects to the socket of its table', async () => {
    const { live, socket } = await openTable()
    expect(socket.url).toBe('wss://play.example/api/tables/t/live?since=0&chat=0&language=en')
    live.close()
    expect(socket.closed).toBe(true)
  })

  it('shows complete views and passes on new log entries', async () => {
    const { live, socket } = await openTable()
    const heard: number[][] = []
    const stop = live.onView((fresh) => heard.push(fresh.map(({ number }) => number)))
    socket.deliver(VIEW)
    expect(live.connection).toBe('open')
    expect(live.mine.A).toMatchObject({ todo: 'Take disks', moves: [], compose: null })
    const patch = { type: 'patch', number: 4, patch: { mine: { A: { todo: null } } }, log: [], log_since: 3 }
    socket.deliver({ ...patch, log: [{ ...VIEW.log[0]!, number: 4 }] })
    expect(live.mine.A?.todo).toBe('')
    expect(heard).toEqual([[], [4]])
    stop()
    socket.deliver({ ...patch, number: 5, log_since: 4 })
    expect(heard).toHaveLength(2)
    live.close()
  })

  it.each(['online', 'pageshow', 'focus'])('checks its connection on the event %s', async (name) => {
    const { live, socket } = await openTable()
    socket.deliver(VIEW)
    tab.dispatchEvent(new Event(name))
    expect(socket.sent).toEqual(['{"type":"ping"}'])
    live.close()
  })

  it('checks its connection when the tab becomes visible, not when it is hidden', async () => {
    const { live, socket } = await openTable()
    socket.deliver(VIEW)
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(socket.sent).toEqual([])
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(socket.sent).toEqual(['{"type":"ping"}'])
    live.close()
  })

  it('no longer listens after it was closed', async () => {
    const { live, socket } = await openTable()
    socket.deliver(VIEW)
    live.close()
    page.dispatchEvent(new Event('visibilitychange'))
    tab.dispatchEvent(new Event('online'))
    expect(socket.sent).toEqual([])
    expect(FakeWebSocket.all).toHaveLength(1)
  })
})
