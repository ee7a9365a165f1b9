/** The tutorial of the first year: follows what the learner does, and holds back moves that do not belong to the lesson. */
import { api, unwrap } from '../api/client'
import type { BoardView, Letter, Placement } from '../api/view'
import { t } from '../i18n/texts.svelte'
import type { Guide } from '../playing/controller.svelte'
import type { LiveTable } from '../table/live.svelte'
import { composed, samePlacements, progressOf, type TutorialStep } from './tutorialProgress'

const LEARNER: Letter = 'A'

/** Start or continue the tutorial. Returns the path of its table. */
export async function tutorialTable(): Promise<string> {
  const { table } = await unwrap(api.POST('/api/tutorial', { body: {} }))
  return `/table/${table.id}`
}

export class Tutor implements Guide {
  steps = $state.raw<readonly TutorialStep[]>([])
  /** The lessons could not be loaded. */
  lost = $state(false)
  private read = $state(0)
  private left = $state(false)

  constructor(private readonly live: LiveTable) {
    this.left = sessionStorage.getItem(this.key) !== null
  }

  private get key(): string {
    return `tutorial-left-${this.live.id}`
  }

  load = async (): Promise<void> => {
    this.lost = false
    try {
      this.steps = (await unwrap(api.GET('/api/tutorial'))).steps
    } catch {
      this.lost = true
    }
  }

  private stand = $derived.by(() => progressOf(this.steps, this.live.log, LEARNER, this.read))
  /** How many moves of this step are made. */
  made = $derived(this.stand.made)
  at = $derived(this.stand.at)
  /** The current step; null when the lessons are over. */
  step = $derived(this.left || this.stand.strayed ? null : (this.steps[this.stand.at] ?? null))
  /** Whether the step has only text. */
  reading = $derived(this.step?.moves.length === 0)
  last = $derived(this.stand.at === this.steps.length - 1)

  /** Whether this board has reached the season and stage of the step. */
  due(board: BoardView): boolean {
    return this.step !== null && board.season === this.step.season && board.stage === this.step.stage
  }

  /** The lesson for screen readers. */
  said = $derived(this.step ? textOf(this.step.lesson) : '')

  /** Continue after reading. */
  next = (): void => {
    if (this.reading) this.read = this.stand.at + 1
  }

  /** Continue the game without lessons. */
  leave = (): void => {
    this.left = true
    sessionStorage.setItem(this.key, 'yes')
  }

  allowsMove(move: string): string | null {
    return this.allows((step) => step.moves[this.made] === move)
  }

  allowsPlacing(placed: readonly Placement[]): string | null {
    return this.allows((step) => composed(step) && samePlacements(placed, step.placed ?? []))
  }

  private allows(fits: (step: TutorialStep) => boolean): string | null {
    const { step } = this
    if (!step) return this.left || this.steps.length > 0 || this.lost ? null : t('web-tutorial-loading')
    if (this.reading) return t('web-tutorial-read-first')
    return fits(step) ? null : t('web-tutorial-for-now')
  }
}

/** A lesson as one text. */
function textOf(lesson: string): string {
  return `${t(`web-tutorial-${lesson}-title`)}. ${t(`web-tutorial-${lesson}`)}`
}
