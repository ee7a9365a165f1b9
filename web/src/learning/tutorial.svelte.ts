/** The guide through the first year: knows the course, sees what was done, and holds back what comes too early. */
import { api } from '../api/client'
import type { EventView, GameNews, Letter, Position, TableDetails } from '../api/types'
import { t } from '../i18n/texts.svelte'
import type { Guide } from '../playing/choosing.svelte'
import type { LiveTable } from '../table/live.svelte'
import { fitsStep, movesOf, standing, type CourseStep } from './course'

const PUPIL: Letter = 'A'

/** Begin the tutorial, or go on with the one that was begun: the address of its table. */
export async function tutorialTable(): Promise<string> {
  const { table } = await api.post<TableDetails>('/tutorial')
  return `/table/${table.id}`
}

export class Tutor implements Guide {
  steps = $state.raw<readonly CourseStep[]>([])
  /** The course could not be loaded. */
  lost = $state(false)
  private events = $state.raw<readonly EventView[]>([])
  private read = $state(0)
  private left = $state(false)

  constructor(private readonly live: LiveTable) {}

  /** Load the course and what has happened so far, then listen. Returns what stops it again. */
  begin(): () => void {
    const stop = this.live.onEvents((events) => this.hear(events))
    void this.load()
    return stop
  }

  load = async (): Promise<void> => {
    this.lost = false
    try {
      const news = api.get<GameNews>(`/tables/${this.live.id}/news?since=0`)
      const course = await api.get<{ steps: readonly CourseStep[] }>('/tutorial')
      this.hear((await news).events)
      this.steps = course.steps
    } catch {
      this.lost = true
    }
  }

  private hear(events: readonly EventView[]): void {
    const known = new Set(this.events.map(({ number }) => number))
    const fresh = events.filter(({ number }) => !known.has(number))
    this.events = [...this.events, ...fresh].sort((one, other) => one.number - other.number)
  }

  private stand = $derived.by(() => standing(this.steps, movesOf(this.events, PUPIL), this.read))
  /** The moves of this step that are made. */
  made = $derived(this.stand.made)
  at = $derived(this.stand.at)
  /** What is to be learnt now; null if the lessons are over. */
  step = $derived(this.left || this.stand.strayed ? null : (this.steps[this.stand.at] ?? null))
  /** Whether there is only something to read. */
  reading = $derived(this.step?.moves.length === 0)
  last = $derived(this.stand.at === this.steps.length - 1)

  /** Whether the moment of this step has come on the table as it is shown. */
  due(position: Position): boolean {
    return this.step !== null && position.season === this.step.season && position.stage === this.step.stage
  }

  /** What is said, for those who hear the page. */
  said = $derived(this.step ? textOf(this.step.lesson) : '')

  /** Read; go on. */
  next = (): void => {
    if (this.reading) this.read = this.stand.at + 1
  }

  /** Play on without lessons. */
  leave = (): void => {
    this.left = true
  }

  allows(move: string): string | null {
    const { step } = this
    if (!step) return this.steps.length > 0 || this.lost ? null : t('web-tutorial-loading')
    if (this.reading) return t('web-tutorial-read-first')
    return fitsStep(step, this.made, move) ? null : t('web-tutorial-for-now')
  }
}

/** A lesson as one text. */
function textOf(lesson: string): string {
  return `${t(`web-tutorial-${lesson}-title`)}. ${t(`web-tutorial-${lesson}`)}`
}
