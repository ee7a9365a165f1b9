/** The steps of a game with the position after each, read in pages as they are needed, and kept. */
import { api } from '../api/client'
import type { HistoryStep, HistoryView } from '../api/types'

const PAGE = 50
const MOST = 100 // as many as the server gives at once

export class History {
  private readonly pages = new Map<number, Promise<readonly HistoryStep[]>>()

  constructor(readonly table: string) {}

  /** One step; the page after it is asked for too, because a replay goes on. */
  async step(number: number): Promise<HistoryStep | null> {
    const page = Math.floor(number / PAGE)
    const steps = await this.page(page)
    if (number % PAGE > PAGE / 2 && steps.length === PAGE) void this.page(page + 1).catch(() => undefined)
    return steps[number % PAGE] ?? null
  }

  private page(number: number): Promise<readonly HistoryStep[]> {
    const known = this.pages.get(number)
    if (known) return known
    const asked = read(this.table, number * PAGE, PAGE).then(({ steps }) => steps)
    this.pages.set(number, asked)
    asked.catch(() => this.pages.delete(number)) // asked again next time
    return asked
  }

  /** A running game has gone on, or moves were taken back. */
  forget(): void {
    this.pages.clear()
  }
}

/** The whole game. */
export async function wholeHistory(table: string): Promise<HistoryStep[]> {
  const steps: HistoryStep[] = []
  for (let since: number | null = 0; since !== null;) {
    const part: HistoryView = await read(table, since, MOST)
    steps.push(...part.steps)
    since = part.next
  }
  return steps
}

function read(table: string, since: number, most: number): Promise<HistoryView> {
  return api.get<HistoryView>(`/tables/${table}/history?since=${since}&most=${most}`)
}
