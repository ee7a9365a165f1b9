/**
 * A player's choice in the making: what is lit, what picking something does, what is chosen but not sent yet. Nothing
 * here knows a rule: lit is what a legal move of the view names, or what may be put somewhere.
 */
import type { MoveView, SeatView } from '../api/view'
import { Composing } from './placementEditor.svelte'
import type { Play } from './spot'
import { tileOf, UNLIT, type Standing, type Target } from './targets'
import { Turn } from './turn.svelte'

export type { Guide, Note } from './turn.svelte'

/** Something would be wasted: go on all the same? */
export interface Doubt {
  readonly warning: string
  readonly word: string
  readonly move: string
  readonly go: () => Promise<unknown>
}

/** The button that commits. */
export interface Commit {
  readonly word: string
  readonly enabled: boolean
  readonly warning: string
}

export class Choosing extends Turn implements Play {
  readonly composing = new Composing(this)
  /** The text of the move that is chosen until it is committed. */
  chosen = $state<string | null>(null)
  /** Several moves are about the same place: which one is meant? */
  menu = $state.raw<{ target: Target; element: Element | null; moves: readonly MoveView[] } | null>(null)
  doubt = $state.raw<Doubt | null>(null)
  /** The planned work is being done by itself. */
  workingOn = $state(false)
  /** What is picked hangs at the pointer because it is dragged. */
  carrying = $state(false)
  peek = $state.raw<{ target: Target; element: Element } | null>(null)
  /** The development whose card is open. */
  card = $state<number | null>(null)
  private tried = $state.raw<{ move: string; number: number; view: SeatView } | null>(null)

  /** The own view, after what is chosen or placed as far as the server has said. */
  get seen(): SeatView | null {
    return this.compose ? this.composing.latest : (this.preview ?? this.my)
  }

  /** The own view after the chosen move. */
  get preview(): SeatView | null {
    const { tried, my, live } = this
    if (tried?.move !== this.chosen || tried.number !== live.number) return null
    return tried.view.seat === my?.seat ? tried.view : null
  }

  get chosenMove(): MoveView | null {
    return this.moves.find(({ move }) => move === this.chosen) ?? null
  }

  /** Moves that belong to no place on the table: buttons. */
  get plainMoves(): readonly MoveView[] {
    return this.playing ? this.moves.filter(({ targets, commit }) => targets.length === 0 && commit !== 'button') : []
  }

  // --- the table's side of a spot -----------------------------------------------------------------------------------

  standing(target: Target): Standing {
    if (!this.my || !this.playing) return UNLIT
    const composed = this.composing.standing(target)
    const lit = composed.lit || this.movesAt(target).length > 0
    return { lit, chosen: composed.chosen || (this.chosenMove?.targets.includes(target) ?? false) }
  }

  pick(target: Target, element: Element | null = null): void {
    this.note = null
    this.workingOn = false
    if (!this.my || !this.playing) {
      this.openCard(target)
      return
    }
    if (this.composing.pick(target)) return
    const moves = this.movesAt(target)
    if (moves.length === 1) void this.choose(moves[0]!)
    else if (moves.length > 1) this.menu = { target, element, moves }
    else {
      this.openCard(target)
      void this.askWhy(target)
    }
  }

  /** Show what a target is; `asked`: and say why it is not lit, if it is not. */
  look(target: Target | null, element?: Element, asked = false): void {
    this.peek = target && element ? { target, element } : null
    if (target && asked && !this.standing(target).lit) void this.askWhy(target)
    else if (!target && this.note?.tone === 'why') this.note = null
  }

  carry(from: Target): void {
    this.carrying = this.composing.now
    if (this.carrying) this.picked = from
    else this.pick(from)
  }

  drop(on: Target | null): void {
    if (!this.carrying) return
    this.carrying = false
    if (on && this.picked && on !== this.picked) this.pick(on)
    this.picked = null
  }

  /** What picking a target would do, in words. */
  promises(target: Target): readonly string[] {
    return this.movesAt(target).map(({ does }) => does)
  }

  private movesAt(target: Target): MoveView[] {
    return this.moves.filter(({ targets }) => targets.includes(target))
  }

  private openCard(target: Target): void {
    this.card = tileOf(target) ?? this.card
  }

  private async askWhy(target: Target): Promise<void> {
    const { my, live } = this
    if (!my || !this.playing) return
    const tile = tileOf(target)
    const known = tile === null ? null : (this.seen?.tiles[String(tile)]?.missing ?? null)
    const why = known ?? (await live.why(my.seat, target, this.composing.placed))
    if (why && !this.standing(target).lit) this.note = { text: why.message, rule: why.rule, tone: 'why' }
  }

  // --- moves --------------------------------------------------------------------------------------------------------

  /** A move was picked: play it, or choose it until it is committed; again: let go of it. */
  async choose(move: MoveView): Promise<void> {
    this.menu = null
    if (move.commit !== 'after choosing') return this.play(move)
    this.chosen = this.chosen === move.move ? null : move.move
  }

  /** Play a move, after a question if something would be wasted. */
  async play(move: MoveView): Promise<void> {
    const go = async (): Promise<unknown> => {
      this.doubt = null
      return this.passes(this.guide?.allowsMove(move.move)) && (await this.send({ type: 'move', move: move.move }))
    }
    if (move.warning) this.doubt = { warning: move.warning, word: move.button, move: move.move, go }
    else await go()
  }

  /** Ask what the chosen move would lead to. */
  async tryChosen(): Promise<void> {
    const { chosen, my, live } = this
    const { number } = live
    if (!chosen || !my || this.preview) return
    const view = await live.try(my.seat, { moves: [chosen] })
    if (view && this.chosen === chosen) this.tried = { move: chosen, number, view }
  }

  // --- working as planned -------------------------------------------------------------------------------------------

  /** The planned work that is left can be done with one button. */
  get mayWorkOn(): boolean {
    return this.playing && this.guide === null && (this.my?.work_moves.length ?? 0) > 1
  }

  /** Do the planned work move by move, with a pause after each; anything else that is done meanwhile ends it. */
  async workOn(pause: () => Promise<unknown>): Promise<void> {
    this.workingOn = true
    for (let next = this.nextWork; next; next = this.nextWork) {
      if (!(await this.send({ type: 'move', move: next }))) break
      await pause()
    }
    this.workingOn = false
  }

  private get nextWork(): string | null {
    return this.workingOn ? (this.my?.work_moves[0] ?? null) : null
  }

  // --- committing ---------------------------------------------------------------------------------------------------

  private get ending(): MoveView | null {
    return this.moves.find(({ commit }) => commit === 'button') ?? null
  }

  /** The commit button; null while there is nothing to commit. */
  get commitment(): Commit | null {
    if (!this.playing || !this.my) return null
    const free = !this.sending && this.live.connection === 'open'
    if (this.compose) {
      const { commit, complete, warning } = this.composing.latest?.compose ?? this.compose
      return { word: commit, enabled: free && (complete || this.ready), warning: this.ready ? '' : warning }
    }
    const move = this.chosenMove ?? this.ending
    if (move) return { word: move.button, enabled: free, warning: move.warning }
    return this.moves.some(({ commit }) => commit === 'after choosing')
      ? { word: '', enabled: false, warning: '' }
      : null
  }

  async commit(): Promise<void> {
    if (!this.compose) {
      const move = this.chosenMove ?? this.ending
      return move ? this.play(move) : undefined
    }
    await this.composing.ask() // about what is on the screen, even if it was put there just now
    const { commit = '', warning = '', complete = false } = this.composing.known?.compose ?? {}
    const go = async (): Promise<unknown> => ((this.doubt = null), this.composing.commit())
    if (this.ready) await this.composing.commit()
    else if (complete && warning) this.doubt = { warning, word: commit, move: '', go }
    else if (complete) await go()
  }

  // --- taking back --------------------------------------------------------------------------------------------------

  get mayUndo(): boolean {
    return this.playing && this.my !== null && (this.tentative || this.my.may_undo)
  }

  /** Whether something is chosen that was not sent. */
  get tentative(): boolean {
    return this.composing.begun || this.chosen !== null || this.picked !== null
  }

  async undo(): Promise<void> {
    const { tentative } = this
    this.workingOn = false
    this.note = this.menu = this.doubt = null
    if (this.picked || this.chosen) this.picked = this.chosen = null
    else if (tentative) this.composing.undo()
    else await this.takeBack(false)
  }

  async restart(): Promise<void> {
    const { begun } = this.composing
    this.workingOn = false
    this.forget()
    if (begun) this.composing.clear()
    else await this.takeBack(true)
  }

  /** Something happened at the table. While one composes, others may do what they like: the hand stays full. */
  goOn(): void {
    if (!this.composing.now) this.forget()
  }

  /** Nothing chosen, nothing in hand. */
  forget(): void {
    this.picked = this.note = this.chosen = this.menu = this.doubt = null
  }

  private async takeBack(wholeTurn: boolean): Promise<void> {
    if (this.my?.may_undo) await this.send({ type: 'undo', whole_turn: wholeTurn })
  }
}
