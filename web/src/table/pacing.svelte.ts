/**
 * What others do is shown one step after the other, so that the eye can follow. One's own moves are shown at once, and a
 * click skips everything that waits.
 */
import type { EventView, Position } from '../api/types'
import { settings } from '../settings.svelte'
import type { LiveTable } from './live.svelte'

const BETWEEN = 750
const LONGEST = 6000

export class Pacing {
  shown = $state.raw<Position | null>(null)
  private queue = $state.raw<readonly Position[]>([])
  private timer = 0

  /** Whether the table on the screen is behind the real one. */
  behind = $derived(this.queue.length > 0)

  constructor(readonly live: LiveTable) {
    this.shown = live.position
  }

  /** The real position has changed because of these events. */
  take(events: readonly EventView[]): void {
    const { position } = this.live
    if (!position) return
    const own = new Set<string>(this.live.mine.map((seat) => seat.seat))
    const others = events.some((event) => event.seat !== undefined && !own.has(event.seat))
    if (!others || settings.pace === 0 || document.visibilityState === 'hidden') this.skip()
    else {
      this.queue = [...this.queue, position]
      if (!this.timer) this.next()
    }
  }

  /** Show the table as it is now. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = 0
    this.queue = []
    this.shown = this.live.position
  }

  private next(): void {
    const [first] = this.queue
    this.timer = 0
    if (!first) {
      this.shown = this.live.position
      return
    }
    this.shown = first
    const wait = Math.min(BETWEEN, LONGEST / this.queue.length) * settings.pace
    this.timer = window.setTimeout(() => {
      this.queue = this.queue.slice(1)
      this.next()
    }, wait)
  }
}
