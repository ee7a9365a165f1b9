/** Something asked of the server at the push of a button: busy while it runs, one errorMessage if it fails. */
import { ApiError, NetworkError } from '../../api/client'
import { t } from '../../i18n/texts.svelte'

export class AsyncAction {
  busy = $state(false)
  problem = $state('')

  /** Run once at a time; true if it went well. */
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

/** What went wrong, for people. Anything else is a mistake of ours and stays loud. */
export function errorMessage(problem: unknown): string {
  if (problem instanceof ApiError) return problem.message
  if (problem instanceof NetworkError) return t('web-home-unreachable')
  throw problem
}
