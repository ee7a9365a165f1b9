/** Whose turn it is at this screen, what they have in hand, what they are told, and the one way to send something. */
import type { Do } from '../api/types'
import type { MoveView, PlayerView, Placement, SeatView, Stage } from '../api/view'
import type { LiveTable } from '../table/live.svelte'
import type { Target } from './targets'

/** One sentence for the hint line, with its rule. */
export interface Note {
  readonly text: string
  readonly rule: string | null
  readonly tone: 'why' | 'problem'
}

/** Who may hold something back: the tutorial does, kindly. Null: go on; else what to say. */
export interface Guide {
  allowsMove(move: string): string | null
  allowsPlacing(placed: readonly Placement[]): string | null
}

export class Turn {
  /** What was picked up and not put down yet. */
  picked = $state<Target | null>(null)
  note = $state.raw<Note | null>(null)
  guide: Guide | null = null
  private line: Promise<unknown> = Promise.resolve()
  private underWay = $state(0)
  /** Something of ours is on its way. */
  sending = $derived(this.underWay > 0)

  constructor(readonly live: LiveTable) {}

  /** The seat that acts here now: the first of ours that has something to do. */
  my = $derived.by((): SeatView | null => {
    const mine = Object.values(this.live.mine)
    const waits = ({ moves, compose }: SeatView): boolean => moves.length > 0 || (compose !== null && !compose.ready)
    return mine.find(waits) ?? mine[0] ?? null
  })
  stage = $derived.by((): Stage => this.live.board?.stage ?? 'over')
  /** The own board, with the secret plan on it. */
  player = $derived.by((): PlayerView | null => {
    const { my } = this
    return my ? (my.player ?? this.live.board?.players[my.seat] ?? null) : null
  })
  moves = $derived<readonly MoveView[]>(this.my?.moves ?? [])
  compose = $derived(this.my?.compose ?? null)
  ready = $derived(this.compose?.ready ?? false)
  playing = $derived.by(() => this.live.table.status === 'playing')
  myTurn = $derived(this.playing && (this.moves.length > 0 || (this.compose !== null && !this.ready)))

  /** Send something, after what is under way. True if it was done; what the server refuses becomes a note. */
  async send(wanted: Do): Promise<boolean> {
    const { my, live } = this
    if (!my) return false
    this.note = null
    const sent = this.line.then(() => live.send(wanted, my.seat))
    this.line = sent
    this.underWay += 1
    const { status, message, rule, repeated } = await sent.finally(() => (this.underWay -= 1))
    const bad = status === 'refused' || (status === 'stale' && !repeated)
    if (bad && message) this.note = { text: message, rule, tone: 'problem' }
    return status === 'done'
  }

  /** Whether the guide lets it pass; what it says instead becomes a note. */
  passes(held: string | null | undefined): boolean {
    if (held) this.note = { text: held, rule: null, tone: 'why' }
    return !held
  }
}
