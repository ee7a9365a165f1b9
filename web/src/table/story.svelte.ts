/** The log in words: parts as the server tells them, grouped by turn. */
import { api } from '../api/client'
import type { Letter, Season, Story, StoryPart } from '../api/types'
import { language } from '../i18n/texts.svelte'
import type { LiveTable } from './live.svelte'

/** What one player did in a row, or something that happened by itself. */
export interface Turn {
  readonly key: number
  readonly year: number
  readonly season: Season
  readonly stage: StoryPart['stage']
  readonly seat: Letter | null
  readonly parts: readonly StoryPart[]
}

export class StoryBook {
  parts = $state.raw<readonly StoryPart[]>([])
  turns = $derived(turnsOf(this.parts))
  private number = 0
  private reading: Promise<void> | null = null

  constructor(readonly live: LiveTable) {}

  /** Read on; several calls at once read once more at most. */
  async readOn(): Promise<readonly StoryPart[]> {
    while (this.reading) await this.reading
    const known = this.number
    this.reading = this.read()
    await this.reading.finally(() => (this.reading = null))
    return this.parts.filter((part) => part.number > known)
  }

  /** In another language everything is told again. */
  startAgain(): void {
    this.number = 0
    this.parts = []
  }

  private async read(): Promise<void> {
    const story = await api.get<Story>(`/tables/${this.live.id}/story?since=${this.number}&language=${language()}`)
    this.parts = [...this.parts.filter((part) => part.number <= story.since), ...story.parts]
    this.number = story.number
  }
}

/** Parts of one seat in one stage make a turn. */
export function turnsOf(parts: readonly StoryPart[]): Turn[] {
  const turns: { turn: Turn; parts: StoryPart[] }[] = []
  for (const part of parts) {
    if (part.sentences.length === 0) continue
    const last = turns.at(-1)
    const same = last && part.seat !== null && last.turn.seat === part.seat && last.turn.stage === part.stage
    if (same && last.turn.season === part.season) last.parts.push(part)
    else {
      const own = [part]
      const { number: key, year, season, stage, seat } = part
      turns.push({ turn: { key, year, season, stage, seat, parts: own }, parts: own })
    }
  }
  return turns.map((item) => item.turn)
}
