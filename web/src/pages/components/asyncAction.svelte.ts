/** A request that a button starts: `busy` while it runs, `problem` if it fails. */
import { ApiError, NetworkError } from '../../api/client'
import { t } from '../../i18n/texts.svelte'

export class AsyncAction {
  busy = $state(false)
  problem = $state('')

  /** Run unless already running. Returns whether it succeeded. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.problem = ''
    try {
      await work()
      return true
    } catch (problem) {
      this.problem = errorMessage(problem)
      return false
    } finally {
      this.busy = false
    }
  }
}

/** The message of an error for the player. Unexpected errors are thrown again. */
export function errorMessage(problem: unknown): string {
  if (problem instanceof ApiError) return problem.message
  if (problem instanceof NetworkError) return t('web-home-unreachable')
  throw problem
}
