import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notices, type Notice } from './notices.svelte'

class FakeWebSocket {
  static all: FakeWebSocket[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly address: URL) {
    FakeWebSocket.all.push(this)
  }
  deliver(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  close(): void {
    this.onclose?.()
  }
}

const TURN = { type: 'turn', table: 'x', seat: 'B' }

beforeEach(() => {
  FakeWebSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeWebSocket)
  vi.stubGlobal('location', new URL('https://play.example/'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('all hearers share one socket, which closes with the last of them', () => {
  const heard: Notice[] = []
  const stop = [notices.subscribe((notice) => heard.push(notice)), notices.subscribe((notice) => heard.push(notice))]
  expect(FakeWebSocket.all.map((line) => line.address.href)).toEqual(['wss://play.example/api/live'])
  FakeWebSocket.all[0]!.deliver(TURN)
  expect(heard).toHaveLength(2)
  for (const end of stop) end()
  vi.advanceTimersByTime(60_000)
  expect(FakeWebSocket.all).toHaveLength(1)
})

test('it knows which games wait', () => {
  const stop = notices.subscribe(() => undefined)
  FakeWebSocket.all[0]!.deliver({ type: 'waiting', tables: [{ table: 'y', seat: 'A' }] })
  FakeWebSocket.all[0]!.deliver(TURN)
  expect(notices.waiting).toEqual({ y: 'A', x: 'B' })
  FakeWebSocket.all[0]!.deliver({ type: 'done', table: 'y' })
  expect(notices.waiting).toEqual({ x: 'B' })
  stop()
})

test('a lost socket is opened again, soon at first, then less often', () => {
  const stop = notices.subscribe(() => undefined)
  FakeWebSocket.all[0]!.deliver({ type: 'waiting', tables: [] })
  FakeWebSocket.all[0]!.close()
  vi.advanceTimersByTime(1000)
  expect(FakeWebSocket.all).toHaveLength(2)
  FakeWebSocket.all[1]!.close()
  vi.advanceTimersByTime(1000)
  expect(FakeWebSocket.all).toHaveLength(2)
  vi.advanceTimersByTime(1000)
  expect(FakeWebSocket.all).toHaveLength(3)
  stop()
})
