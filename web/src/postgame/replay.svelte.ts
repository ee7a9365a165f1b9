/** The state of a replay: the current step and its board. */
import { api, unwrap } from '../api/client'
import type { TableDetails } from '../api/types'
import { boardView, gameFacts, logEntry, type BoardView, type GameFacts, type Letter, type LogEntry } from '../api/view'
import { language } from '../i18n/texts.svelte'
import { History } from './history'
import { lastStep, seasonBack, seasonForward, spansOf } from './timeline'

export const SPEEDS = [0.5, 1, 2, 4] as const
const BETWEEN = 1200

export class Replay {
  at = $state(0)
  /** The step on the screen: follows `at` once it is loaded. */
  shown = $state.raw<{ step: number; seat: Letter | null; board: BoardView } | null>(null)
  log = $state.raw<readonly LogEntry[]>([])
  playing = $state(false)
  speed = $state<number>(1)
  /** The seat whose board is large; null follows the acting player. */
  chosen = $state<Letter | null>(null)

  spans = $derived(spansOf(this.log))
  last = $derived(lastStep(this.log))
  entries = $derived(this.log.filter(({ step }) => step === this.shown?.step))
  acting = $derived<Letter | null>(this.shown ? (this.shown.seat ?? this.shown.board.turn) : null)
  large = $derived<Letter | null>(this.chosen ?? this.acting)

  private readonly history: History
  private timer = 0

  private constructor(readonly details: TableDetails) {
    this.history = new History(details.table.id)
  }

  static async open(id: string, step: number): Promise<Replay> {
    const params = { path: { table_id: id } }
    const [details, log] = await Promise.all([unwrap(api.GET('/api/tables/{table_id}', { params })), readLog(id)])
    const replay = new Replay(details)
    replay.log = log
    await replay.goTo(step)
    return replay
  }

  /** Facts that do not change during the game. */
  get facts(): GameFacts | null {
    return this.details.facts ? gameFacts(this.details.facts) : null
  }

  get id(): string {
    return this.details.table.id
  }

  /** Load what happened in a running game since. */
  private async readOn(): Promise<void> {
    this.log = await readLog(this.id)
    this.history.forget()
  }

  async goTo(step: number): Promise<void> {
    this.at = Math.max(0, Math.min(step, this.last))
    const wanted = this.at
    const found = await this.history.step(wanted)
    if (wanted !== this.at || !found) return
    const { step: number, event, board } = found
    this.shown = { step: number, seat: event.seat ?? null, board: boardView(board) }
  }

  async forward(): Promise<void> {
    if (this.at >= this.last && this.details.table.status === 'playing') await this.readOn()
    await this.goTo(this.at + 1)
  }

  back(): Promise<void> {
    return this.goTo(this.at - 1)
  }

  seasonBack(): Promise<void> {
    return this.goTo(seasonBack(this.spans, this.at))
  }

  seasonForward(): Promise<void> {
    return this.goTo(seasonForward(this.spans, this.at))
  }

  /** Play or pause; at the end it starts again. */
  async toggle(): Promise<void> {
    if (this.playing) {
      this.pause()
      return
    }
    this.playing = true
    if (this.at >= this.last) await this.goTo(0)
    this.playOn()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private playOn(): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => {
      this.forward().then(
        () => (this.at < this.last && this.playing ? this.playOn() : this.pause()),
        () => this.pause(),
      )
    }, BETWEEN / this.speed)
  }
}

/** The whole log. */
async function readLog(id: string): Promise<LogEntry[]> {
  const params = { path: { table_id: id }, query: { since: 0, language: language() } }
  const { log } = await unwrap(api.GET('/api/tables/{table_id}/view', { params }))
  return log.map(logEntry)
}
