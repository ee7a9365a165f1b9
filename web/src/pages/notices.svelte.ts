/** The socket with notices about the player's tables. It is open while there are subscribers. */
import type { Letter, Schemas } from '../api/types'

export type Notice = Schemas['Notice']
type WaitingNews = Schemas['WaitingNews']
type Listener = (notice: Notice) => void

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

class NoticeSocket {
  /** Tables where it is the player's turn, with the seat. */
  waiting = $state<Record<string, Letter>>({})
  private listeners = new Set<Listener>()
  private socket: WebSocket | null = null
  private pause = FIRST_PAUSE
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Call a listener for every notice. Returns a function that ends the subscription. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener)
    this.open()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.close()
    }
  }

  private open(): void {
    if (this.socket) return
    clearTimeout(this.timer)
    const address = new URL('/api/live', location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as Notice | WaitingNews)
    socket.onclose = () => {
      if (this.socket !== socket) return
      this.socket = null
      if (this.listeners.size > 0) this.timer = setTimeout(() => this.open(), this.pause)
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE)
    }
  }

  private close(): void {
    clearTimeout(this.timer)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private take(message: Notice | WaitingNews): void {
    this.pause = FIRST_PAUSE
    if (message.type === 'waiting') {
      this.waiting = Object.fromEntries(message.tables.map(({ table, seat }) => [table, seat]))
      return
    }
    if (message.type === 'turn' && message.seat) this.waiting[message.table] = message.seat
    if (message.type === 'done' || message.type === 'over') {
      const { [message.table]: _done, ...others } = this.waiting
      this.waiting = others
    }
    for (const listener of this.listeners) listener(message)
  }
}

export const notices = new NoticeSocket()
