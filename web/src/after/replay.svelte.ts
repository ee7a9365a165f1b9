/** A game that is looked at again: where we are in it, and what is on the table there. */
import { api } from '../api/client'
import type { HistoryStep, Letter, Story, StoryPart, TableDetails } from '../api/types'
import { language } from '../i18n/texts.svelte'
import { History } from './history'
import { lastStep, seasonBack, seasonForward, spansOf } from './timeline'

export const SPEEDS = [0.5, 1, 2, 4] as const
const BETWEEN = 1200

export class Replay {
  at = $state(0)
  /** The step on the table: it follows `at` as soon as it is read. */
  shown = $state.raw<HistoryStep | null>(null)
  parts = $state.raw<readonly StoryPart[]>([])
  playing = $state(false)
  speed = $state<number>(1)
  /** Whose board is large; null follows whoever acts. */
  chosen = $state<Letter | null>(null)

  spans = $derived(spansOf(this.parts))
  last = $derived(lastStep(this.parts))
  told = $derived(this.parts.filter(({ step }) => step === this.shown?.step))
  acting = $derived<Letter | null>(this.shown ? (this.shown.event.seat ?? this.shown.position.turn) : null)
  large = $derived<Letter | null>(this.chosen ?? this.acting)

  private readonly history: History
  private timer = 0

  private constructor(readonly details: TableDetails) {
    this.history = new History(details.table.id)
  }

  static async open(id: string, step: number): Promise<Replay> {
    const [details, story] = await Promise.all([api.get<TableDetails>(`/tables/${id}`), tell(id)])
    const replay = new Replay(details)
    replay.parts = story.parts
    await replay.goTo(step)
    return replay
  }

  get id(): string {
    return this.details.table.id
  }

  /** A running game goes on meanwhile: at the end of what we know, ask for more. */
  private async readStory(): Promise<void> {
    this.parts = (await tell(this.id)).parts
    this.history.forget()
  }

  async goTo(step: number): Promise<void> {
    this.at = Math.max(0, Math.min(step, this.last))
    const wanted = this.at
    const found = await this.history.step(wanted)
    if (wanted === this.at && found) this.shown = found
  }

  async forward(): Promise<void> {
    if (this.at >= this.last && this.details.table.status === 'playing') await this.readStory()
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

  /** Play or pause; at the end it begins again. */
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

function tell(id: string): Promise<Story> {
  return api.get<Story>(`/tables/${id}/story?since=0&language=${language()}`)
}
