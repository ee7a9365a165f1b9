/**
 * A player's choice in the making: what is lit, what picking something does, what is tried but not sent yet. One lamp
 * for all phases: each has a part of its own here, and this hands on to the one whose time it is.
 */
import type { Look } from '../api/types'
import { Ahead, type Question } from './ahead.svelte'
import type { Draft } from './draft'
import { Keeping } from './keeping.svelte'
import { Moving } from './moving.svelte'
import { Planning } from './planning.svelte'
import type { Play } from './spot'
import type { Kept } from './storing'
import { UNLIT, type Standing, type Target } from './targets'
import { Turn } from './turn.svelte'
import { whyNot } from './why'

export type { Guide, Note } from './turn.svelte'

export class Choosing extends Turn implements Play {
  readonly ahead = new Ahead(this)
  readonly moving = new Moving(this, this.ahead)
  readonly plan = new Planning(this, this.ahead)
  readonly keeping = new Keeping(this)

  /** What is picked hangs at the pointer. */
  carrying = $state(false)
  peek = $state.raw<{ target: Target; element: Element } | null>(null)
  /** The development whose card is open. */
  card = $state<number | null>(null)

  /** What the tries lead to. */
  get preview(): Look | null {
    return this.ahead.found
  }

  get taken(): string | null {
    return this.moving.taken
  }

  get draft(): Draft {
    return this.plan.draft
  }

  get kept(): Kept {
    return this.keeping.kept
  }

  // --- the table's side of a spot -----------------------------------------------------------------------------------

  standing(target: Target): Standing {
    if (!this.my || !this.player || !this.playing) return UNLIT
    if (this.planning) return this.ready ? UNLIT : this.plan.standing(target)
    return (this.keeping.now ? this.keeping.standing(target) : null) ?? this.moving.standing(target)
  }

  pick(target: Target): void {
    this.note = null
    if (target.startsWith('tile:') && !this.standing(target).lit) this.card = Number(target.slice(5))
    if (!this.my) return
    const picked =
      this.planning && !this.ready
        ? this.plan.pick(target)
        : (this.keeping.now && this.keeping.pick(target)) || this.moving.pick(target)
    if (!picked) void this.askWhy(target)
  }

  look(target: Target | null, element?: Element): void {
    this.peek = target && element ? { target, element } : null
    if (target && element && !this.standing(target).lit) void this.askWhy(target)
    else if (!target) this.note = this.note?.tone === 'why' ? null : this.note
  }

  carry(from: Target): void {
    this.carrying = this.planning || this.keeping.now
    if (this.carrying) this.picked = from
    else this.pick(from)
  }

  drop(on: Target | null): void {
    if (!this.carrying) return
    this.carrying = false
    if (on && this.picked && on !== this.picked) this.pick(on)
    this.picked = null
  }

  private async askWhy(target: Target): Promise<void> {
    this.note = (await whyNot(target, this, this.preview)) ?? this.note
  }

  // --- committing ---------------------------------------------------------------------------------------------------

  /** The move behind the one word that commits: take, end the work, keep. */
  get commitMove(): string | null {
    return this.keeping.now ? this.keeping.move : this.moving.commitMove
  }

  async commit(): Promise<void> {
    if (this.planning) await this.plan.setReady(!this.ready)
    else if (this.commitMove) await this.moving.send(this.commitMove)
  }

  /** What the server is to try. Reading it in an effect asks again whenever it changes. */
  get question(): Question {
    const seat = this.my?.seat ?? null
    const moves = this.keeping.now && this.legal.length > 0 ? [this.keeping.move] : this.taken ? [this.taken] : []
    return { seat, after: this.live.number, moves: seat ? moves : [], plan: seat && this.planning ? this.draft : null }
  }

  // --- taking back --------------------------------------------------------------------------------------------------

  get mayUndo(): boolean {
    return this.playing && this.my !== null && (this.tried || (!this.planning && this.my.may_undo))
  }

  /** Whether something is chosen that was not sent. */
  get tried(): boolean {
    return this.planning ? this.plan.begun : this.taken !== null || this.keeping.begun || this.picked !== null
  }

  async undo(): Promise<void> {
    const { planning, tried, moving } = this
    this.note = moving.menu = null
    if (planning) this.plan.undo()
    else if (tried) this.forget()
    else await this.takeBack(false)
  }

  async restart(): Promise<void> {
    this.forget()
    if (!this.planning) await this.takeBack(true)
  }

  /** Nothing chosen, nothing in hand. */
  forget(): void {
    this.picked = this.note = null
    for (const part of [this.moving, this.plan, this.keeping]) part.forget()
  }

  private async takeBack(wholeTurn: boolean): Promise<void> {
    const { my, live } = this
    if (my?.may_undo) await this.send([], () => live.undo(my.seat, wholeTurn))
  }
}
