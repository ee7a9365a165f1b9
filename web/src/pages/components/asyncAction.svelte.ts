/** Something asked of the server at the push of a button: busy while it runs, one sentence if it fails. */
import { Refusal, Unreachable } from '../../api/client'
import { t } from '../../i18n/texts.svelte'

export class Errand {
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
      this.problem = sentence(problem)
      return false
    } finally {
      this.busy = false
    }
  }
}

/** What went wrong, for people. Anything else is a mistake of ours and stays loud. */
export function sentence(problem: unknown): string {
  if (problem instanceof Refusal) return problem.message
  if (problem instanceof Unreachable) return t('web-home-unreachable')
  throw problem
}
