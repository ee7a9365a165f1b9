/** The props of the table, and the parts that its layouts for desktops and phones arrange. */
import type { Snippet } from 'svelte'
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

/** The parts of the table. */
export interface TableParts {
  mine: Snippet<[tall: boolean]>
  field: Snippet<[titled: boolean]>
  tile: Snippet
  pools: Snippet
  year: Snippet
  winter: Snippet
  others: Snippet
  log: Snippet<[onstep: TableProps['onstep']]>
  chat: Snippet
}

/** The tabs on phones. */
export type Tab = 'mine' | 'field' | 'pools' | 'players' | 'log'
