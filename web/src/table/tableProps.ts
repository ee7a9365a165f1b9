/** What both tables, the wide one and the phone's, are given. */
import type { BoardView, GameFacts, Letter } from '../api/view'
import type { Choosing } from '../playing/controller.svelte'
import type { LiveTable } from './live.svelte'
import type { Pacing } from './playback.svelte'

export interface TableParts {
  live: LiveTable
  choosing: Choosing
  pacing: Pacing
  board: BoardView
  facts: GameFacts
  names: Record<string, string>
  onplayer: (letter: Letter) => void
  onmoment: (step: number) => void
  onrule: (rule: string) => void
}

/** The tabs of a phone. */
export type Tab = 'mine' | 'field' | 'pools' | 'players' | 'log'
