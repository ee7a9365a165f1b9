/** The props that both layouts of the table share. */
import type { BoardView, GameFacts, Letter } from '../api/view'
import type { TableController } from '../playing/controller.svelte'
import type { LiveTable } from './live.svelte'
import type { Playback } from './playback.svelte'

export interface TableProps {
  live: LiveTable
  controller: TableController
  playback: Playback
  board: BoardView
  facts: GameFacts
  names: Record<string, string>
  onplayer: (letter: Letter) => void
  onstep: (step: number) => void
  onrule: (rule: string) => void
}

/** The tabs on phones. */
export type Tab = 'mine' | 'field' | 'pools' | 'players' | 'log'
