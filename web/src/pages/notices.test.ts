import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bell, type Notice } from './notices.svelte'

class Line {
  static all: Line[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly address: URL) {
    Line.all.push(this)
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  close(): void {
    this.onclose?.()
  }
}

const TURN = { type: 'turn', table: 'x', seat: 'B' }

beforeEach(() => {
  Line.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', new URL('https://play.example/'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('all hearers share one socket, which closes with the last of them', () => {
  const heard: Notice[] = []
  const stop = [bell.hear((notice) => heard.push(notice)), bell.hear((notice) => heard.push(notice))]
  expect(Line.all.map((line) => line.address.href)).toEqual(['wss://play.example/api/live'])
  Line.all[0]!.say(TURN)
  expect(heard).toHaveLength(2)
  for (const end of stop) end()
  vi.advanceTimersByTime(60_000)
  expect(Line.all).toHaveLength(1)
})

test('it knows which games wait', () => {
  const stop = bell.hear(() => undefined)
  Line.all[0]!.say({ type: 'waiting', tables: [{ table: 'y', seat: 'A' }] })
  Line.all[0]!.say(TURN)
  expect(bell.waiting).toEqual({ y: 'A', x: 'B' })
  Line.all[0]!.say({ type: 'done', table: 'y' })
  expect(bell.waiting).toEqual({ x: 'B' })
  stop()
})

test('a lost socket is opened again, soon at first, then less often', () => {
  const stop = bell.hear(() => undefined)
  Line.all[0]!.say({ type: 'waiting', tables: [] })
  Line.all[0]!.close()
  vi.advanceTimersByTime(1000)
  expect(Line.all).toHaveLength(2)
  Line.all[1]!.close()
  vi.advanceTimersByTime(1000)
  expect(Line.all).toHaveLength(2)
  vi.advanceTimersByTime(1000)
  expect(Line.all).toHaveLength(3)
  stop()
})
