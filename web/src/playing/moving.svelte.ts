/** Taking and working: moves that are chosen on the table. Disks are tried first, work is done at once. */
import type { MoveInWords } from '../api/types'
import type { Ahead } from './ahead.svelte'
import { targetsOf } from './meaning'
import type { Standing, Target } from './targets'
import type { Turn } from './turn.svelte'

const TAKING = new Set(['taking', 'taking again'])

export class Moving {
  /** The disks that are chosen, but not taken yet: a move. */
  taken = $state<string | null>(null)
  /** Several moves are about the same place: which one is meant? */
  menu = $state.raw<{ target: Target; moves: readonly MoveInWords[] } | null>(null)

  constructor(
    private readonly turn: Turn,
    private readonly ahead: Ahead,
  ) {}

  /** Legal moves that belong to no place on the table: buttons. */
  plainChoices = $derived.by((): MoveInWords[] => {
    const { player, planning } = this.turn
    if (!player || planning) return []
    const plain = (move: string): boolean =>
      move !== 'end' && !move.startsWith('store ') && targetsOf(move, player).length === 0
    return this.ahead.inWords.filter((move) => plain(move.text))
  })

  standing(target: Target): Standing {
    const { player } = this.turn
    const chosen = this.taken !== null && player !== null && targetsOf(this.taken, player).includes(target)
    return { lit: this.movesAt(target).length > 0, chosen }
  }

  /** Pick a place; false if nothing can be done there. */
  pick(target: Target): boolean {
    const moves = this.movesAt(target)
    if (moves.length === 1) void this.choose(moves[0]!)
    else if (moves.length > 1)
      this.menu = { target, moves: this.ahead.inWords.filter((move) => moves.includes(move.text)) }
    return moves.length > 0
  }

  async choose(move: string): Promise<void> {
    this.menu = null
    if (this.taking && move !== 'pass') this.taken = this.taken === move ? null : move
    else await this.send(move)
  }

  /** The move that the commit button sends. */
  get commitMove(): string | null {
    if (this.taking) return this.taken
    return this.turn.legal.includes('end') ? 'end' : null
  }

  async send(move: string): Promise<void> {
    const seat = this.turn.my?.seat
    if (seat) await this.turn.send([move], () => this.turn.live.move(seat, move))
  }

  forget(): void {
    this.taken = this.menu = null
  }

  private get taking(): boolean {
    return TAKING.has(this.turn.stage)
  }

  /** Legal moves that a place is about. */
  private movesAt(target: Target): string[] {
    const { player, legal } = this.turn
    return player ? legal.filter((move) => targetsOf(move, player).includes(target)) : []
  }
}
