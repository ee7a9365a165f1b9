/** Whose turn it is at this screen, what he has in hand, and what he is told. Every phase of a turn builds on it. */
import { Refusal } from '../api/client'
import type { MySeat, PlayerWords } from '../api/types'
import type { LiveTable } from '../table/live.svelte'
import type { Target } from './targets'

/** One sentence for the hint line, with its rule. */
export interface Note {
  readonly text: string
  readonly rule: string | null
  readonly tone: 'why' | 'told' | 'problem'
}

/** Who may hold a move back: the tutorial does, kindly. */
export interface Guide {
  allows(move: string): string | null // null: go on; else what to say
}

export class Turn {
  /** What was picked and not put down yet. */
  picked = $state<Target | null>(null)
  note = $state.raw<Note | null>(null)
  guide: Guide | null = null

  constructor(readonly live: LiveTable) {}

  /** The seat that acts here now: the first of ours that has something to do. */
  my = $derived.by((): MySeat | null => {
    const { mine } = this.live
    const waits = (seat: MySeat): boolean => seat.moves.length > 0 || (seat.plan !== null && !seat.plan.ready)
    return mine.find(waits) ?? mine[0] ?? null
  })
  stage = $derived.by(() => this.live.position?.stage ?? 'over')
  player = $derived.by((): PlayerWords | null => {
    const seat = this.my?.seat
    return seat ? (this.live.position?.players[seat] ?? null) : null
  })
  legal = $derived(this.my?.moves.map((move) => move.text) ?? [])
  planning = $derived(this.stage === 'planning' && this.my?.plan != null)
  ready = $derived(this.my?.plan?.ready ?? false)
  playing = $derived.by(() => this.live.table.status === 'playing')
  myTurn = $derived(this.playing && (this.legal.length > 0 || (this.planning && !this.ready)))

  /** Send something, unless the guide holds one of its moves back. What the server refuses becomes a note. */
  async send(moves: readonly string[], act: () => Promise<void>): Promise<void> {
    const held = moves.map((move) => this.guide?.allows(move) ?? null).find((said) => said !== null)
    this.note = held ? { text: held, rule: null, tone: 'why' } : null
    if (held) return
    try {
      await this.live.idle() // a click while another is on its way waits its turn
      await act()
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      this.note = { text: problem.message, rule: problem.rule, tone: 'problem' }
    }
  }
}
