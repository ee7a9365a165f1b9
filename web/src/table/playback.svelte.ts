/**
 * Shows other players' moves one after the other, so that they can be followed. The player's own moves are shown at
 * once, and a click skips the rest.
 */
import type { BoardView, LogEntry } from '../api/view'
import { settings } from '../settings.svelte'
import type { LiveTable } from './live.svelte'

const BETWEEN = 750
const LONGEST = 6000

export class Playback {
  shown = $state.raw<BoardView | null>(null)
  private queue = $state.raw<readonly BoardView[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Whether the board on the screen is behind the newest one. */
  behind = $derived(this.queue.length > 0)

  constructor(readonly live: LiveTable) {
    this.shown = live.board
  }

  /** Add the newest board, which these log entries led to. */
  take(fresh: readonly LogEntry[]): void {
    const { board, mine } = this.live
    if (!board) return
    const others = fresh.some(({ seat }) => seat !== null && !(seat in mine))
    if (!others || settings.pace === 0 || document.visibilityState === 'hidden') this.skip()
    else {
      this.queue = [...this.queue, board]
      if (this.timer === undefined) this.next()
    }
  }

  /** Show the newest board. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue = []
    this.shown = this.live.board
  }

  private next(): void {
    const [first] = this.queue
    this.timer = undefined
    if (!first) {
      this.shown = this.live.board
      return
    }
    this.shown = first
    const wait = Math.min(BETWEEN, LONGEST / this.queue.length) * settings.pace
    this.timer = setTimeout(() => {
      this.queue = this.queue.slice(1)
      this.next()
    }, wait)
  }
}
