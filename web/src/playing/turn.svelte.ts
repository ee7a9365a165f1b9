/** The acting seat of this screen, the piece in hand, the note in the hint line, and the queue of intents. */
import type { Do } from '../api/types'
import type { MoveView, PlayerView, Placement, SeatView, Stage } from '../api/view'
import type { LiveTable } from '../table/live.svelte'
import type { Target } from './targets'

/** A sentence for the hint line, with its rule. */
export interface Note {
  readonly text: string
  readonly rule: string | null
  readonly tone: 'why' | 'problem'
}

/** Can hold back actions, as the tutorial does. Null allows the action, a string explains why not. */
export interface Guide {
  allowsMove(move: string): string | null
  allowsPlacing(placed: readonly Placement[]): string | null
}

export class Turn {
  /** The piece in hand. */
  picked = $state<Target | null>(null)
  note = $state.raw<Note | null>(null)
  guide: Guide | null = null
  private queue: Promise<unknown> = Promise.resolve()
  private pendingCount = $state(0)
  /** Whether an intent is unanswered. */
  sending = $derived(this.pendingCount > 0)

  constructor(readonly live: LiveTable) {}

  /** The seat that acts here: the first of the player's own that has something to do. */
  my = $derived.by((): SeatView | null => {
    const mine = Object.values(this.live.mine)
    const waits = ({ moves, compose }: SeatView): boolean => moves.length > 0 || (compose !== null && !compose.ready)
    return mine.find(waits) ?? mine[0] ?? null
  })
  stage = $derived.by((): Stage => this.live.board?.stage ?? 'over')
  /** The player's board including the secret plan. */
  player = $derived.by((): PlayerView | null => {
    const { my } = this
    return my ? (my.player ?? this.live.board?.players[my.seat] ?? null) : null
  })
  moves = $derived<readonly MoveView[]>(this.my?.moves ?? [])
  compose = $derived(this.my?.compose ?? null)
  ready = $derived(this.compose?.ready ?? false)
  playing = $derived.by(() => this.live.table.status === 'playing')
  myTurn = $derived(this.playing && (this.moves.length > 0 || (this.compose !== null && !this.ready)))

  /** Send an intent after the previous ones. Returns whether it was done; a refusal becomes a note. */
  async send(wanted: Do): Promise<boolean> {
    const { my, live } = this
    if (!my) return false
    this.note = null
    const sent = this.queue.then(() => live.send(wanted, my.seat))
    this.queue = sent
    this.pendingCount += 1
    const { status, message, rule, repeated } = await sent.finally(() => (this.pendingCount -= 1))
    const bad = status === 'refused' || (status === 'stale' && !repeated)
    if (bad && message) this.note = { text: message, rule, tone: 'problem' }
    return status === 'done'
  }

  /** Whether the guide allows an action; its objection becomes a note. */
  isAllowed(held: string | null | undefined): boolean {
    if (held) this.note = { text: held, rule: null, tone: 'why' }
    return !held
  }
}
