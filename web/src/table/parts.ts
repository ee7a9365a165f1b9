/** What both tables, the wide one and the phone's, are given. */
import type { Identity } from '../api/identity'
import type { Letter, Position } from '../api/types'
import type { Choosing } from '../playing/choosing.svelte'
import type { LiveTable } from './live.svelte'
import type { Pacing } from './pacing.svelte'
import type { StoryBook } from './story.svelte'

export interface TableParts {
  live: LiveTable
  choosing: Choosing
  story: StoryBook
  pacing: Pacing
  position: Position
  identity: Identity
  names: Record<string, string>
  onplayer: (letter: Letter) => void
  onmoment: (step: number) => void
  onrule: (rule: string) => void
}

/** The tabs of a phone. */
export type Tab = 'mine' | 'field' | 'pools' | 'players' | 'log'
