/** The steps of a game with the board after each, read in pages and cached. */
import { api, unwrap } from '../api/client'
import type { HistoryView, Schemas } from '../api/types'

export type HistoryStep = Schemas['HistoryStepView']

const PAGE = 50

export class History {
  private readonly pages = new Map<number, Promise<readonly HistoryStep[]>>()

  constructor(readonly table: string) {}

  /** One step. The following page is requested in advance. */
  async step(number: number): Promise<HistoryStep | null> {
    const page = Math.floor(number / PAGE)
    const steps = await this.page(page)
    if (number % PAGE > PAGE / 2 && steps.length === PAGE) void this.page(page + 1).catch(() => undefined)
    return steps[number % PAGE] ?? null
  }

  private page(number: number): Promise<readonly HistoryStep[]> {
    const known = this.pages.get(number)
    if (known) return known
    const asked = readHistory(this.table, number * PAGE, PAGE).then(({ steps }) => steps)
    this.pages.set(number, asked)
    asked.catch(() => this.pages.delete(number)) // retried at the next call
    return asked
  }

  /** The game went on, or moves were undone. */
  forget(): void {
    this.pages.clear()
  }
}

/** Read some steps of a game. */
export function readHistory(table: string, since: number, most: number): Promise<HistoryView> {
  const params = { path: { table_id: table }, query: { since, most } }
  return unwrap(api.GET('/api/tables/{table_id}/history', { params }))
}
