/**
 * What others do is shown one step after the other, so that the eye can follow. One's own moves are shown at once, and a
 * click skips everything that waits.
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

  /** Whether the table on the screen is behind the real one. */
  behind = $derived(this.queue.length > 0)

  constructor(readonly live: LiveTable) {
    this.shown = live.board
  }

  /** The real table has changed because of these events. */
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

  /** Show the table as it is now. */
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
