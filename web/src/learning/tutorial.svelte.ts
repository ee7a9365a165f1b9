/** The guide through the first year: knows the course, sees what was done, and holds back what comes too early. */
import { api, unwrap } from '../api/client'
import type { BoardView, Letter, Placement } from '../api/view'
import { t } from '../i18n/texts.svelte'
import type { Guide } from '../playing/controller.svelte'
import type { LiveTable } from '../table/live.svelte'
import { composed, samePlacements, progressOf, type TutorialStep } from './tutorialProgress'

const LEARNER: Letter = 'A'

/** Begin the tutorial, or go on with the one that was begun: the address of its table. */
export async function tutorialTable(): Promise<string> {
  const { table } = await unwrap(api.POST('/api/tutorial', { body: {} }))
  return `/table/${table.id}`
}

export class Tutor implements Guide {
  steps = $state.raw<readonly TutorialStep[]>([])
  /** The course could not be loaded. */
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
  /** The moves of this step that are made. */
  made = $derived(this.stand.made)
  at = $derived(this.stand.at)
  /** What is to be learnt now; null if the lessons are over. */
  step = $derived(this.left || this.stand.strayed ? null : (this.steps[this.stand.at] ?? null))
  /** Whether there is only something to read. */
  reading = $derived(this.step?.moves.length === 0)
  last = $derived(this.stand.at === this.steps.length - 1)

  /** Whether the moment of this step has come on the table as it is shown. */
  due(board: BoardView): boolean {
    return this.step !== null && board.season === this.step.season && board.stage === this.step.stage
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
