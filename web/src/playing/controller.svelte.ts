/**
 * A player's choice in the making: what is lit, what picking something does, what is chosen but not sent yet. Nothing
 * here knows a rule: lit is what a legal move of the view names, or what may be put somewhere.
 */
import type { MoveView, SeatView } from '../api/view'
import { PlacementEditor } from './placementEditor.svelte'
import type { TargetHandler } from './spot'
import { tileOf, UNLIT, type TargetState, type Target } from './targets'
import { Turn } from './turn.svelte'

export type { Guide, Note } from './turn.svelte'

/** Something would be wasted: go on all the same? */
export interface Confirmation {
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

export class TableController extends Turn implements TargetHandler {
  readonly editor = new PlacementEditor(this)
  /** The text of the move that is chosen until it is committed. */
  chosen = $state<string | null>(null)
  /** Several moves are about the same place: which one is meant? */
  menu = $state.raw<{ target: Target; element: Element | null; moves: readonly MoveView[] } | null>(null)
  confirmation = $state.raw<Confirmation | null>(null)
  /** The planned work is being done by itself. */
  workingAsPlanned = $state(false)
  /** What is picked hangs at the pointer because it is dragged. */
  dragging = $state(false)
  peek = $state.raw<{ target: Target; element: Element } | null>(null)
  /** The development whose card is open. */
  card = $state<number | null>(null)
  private tried = $state.raw<{ move: string; number: number; view: SeatView } | null>(null)

  /** The own view, after what is chosen or placed as far as the server has said. */
  get seen(): SeatView | null {
    return this.compose ? this.editor.latest : (this.preview ?? this.my)
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
  get untargetedMoves(): readonly MoveView[] {
    return this.playing ? this.moves.filter(({ targets, commit }) => targets.length === 0 && commit !== 'button') : []
  }

  // --- the table's side of a spot -----------------------------------------------------------------------------------

  stateOf(target: Target): TargetState {
    if (!this.my || !this.playing) return UNLIT
    const composed = this.editor.stateOf(target)
    const lit = composed.lit || this.movesAt(target).length > 0
    return { lit, chosen: composed.chosen || (this.chosenMove?.targets.includes(target) ?? false) }
  }

  pick(target: Target, element: Element | null = null): void {
    this.note = null
    this.workingAsPlanned = false
    if (!this.my || !this.playing) {
      this.openCard(target)
      return
    }
    if (this.editor.pick(target)) return
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
    if (target && asked && !this.stateOf(target).lit) void this.askWhy(target)
    else if (!target && this.note?.tone === 'why') this.note = null
  }

  carry(from: Target): void {
    this.dragging = this.editor.now
    if (this.dragging) this.picked = from
    else this.pick(from)
  }

  drop(on: Target | null): void {
    if (!this.dragging) return
    this.dragging = false
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
    const why = known ?? (await live.why(my.seat, target, this.editor.placed))
    if (why && !this.stateOf(target).lit) this.note = { text: why.message, rule: why.rule, tone: 'why' }
  }

  // --- moves --------------------------------------------------------------------------------------------------------

  /** A move was picked: play it, or choose it until it is committed; again: let go of it. */
  async choose(move: MoveView): Promise<void> {
    this.menu = null
    if (move.commit !== 'after choosing') return this.play(move)
    this.chosen = this.chosen === move.move ? null : move.move
  }

  /** TargetHandler a move, after a question if something would be wasted. */
  async play(move: MoveView): Promise<void> {
    const go = async (): Promise<unknown> => {
      this.confirmation = null
      return this.passes(this.guide?.allowsMove(move.move)) && (await this.send({ type: 'move', move: move.move }))
    }
    if (move.warning) this.confirmation = { warning: move.warning, word: move.button, move: move.move, go }
    else await go()
  }

  /** Ask what the chosen move would lead to. */
  async previewChosen(): Promise<void> {
    const { chosen, my, live } = this
    const { number } = live
    if (!chosen || !my || this.preview) return
    const view = await live.try(my.seat, { moves: [chosen] })
    if (view && this.chosen === chosen) this.tried = { move: chosen, number, view }
  }

  // --- working as planned -------------------------------------------------------------------------------------------

  /** The planned work that is left can be done with one button. */
  get canWorkAsPlanned(): boolean {
    return this.playing && this.guide === null && (this.my?.work_moves.length ?? 0) > 1
  }

  /** Do the planned work move by move, with a pause after each; anything else that is done meanwhile ends it. */
  async workAsPlanned(pause: () => Promise<unknown>): Promise<void> {
    this.workingAsPlanned = true
    for (let next = this.nextWork; next; next = this.nextWork) {
      if (!(await this.send({ type: 'move', move: next }))) break
      await pause()
    }
    this.workingAsPlanned = false
  }

  private get nextWork(): string | null {
    return this.workingAsPlanned ? (this.my?.work_moves[0] ?? null) : null
  }

  // --- committing ---------------------------------------------------------------------------------------------------

  private get ending(): MoveView | null {
    return this.moves.find(({ commit }) => commit === 'button') ?? null
  }

  /** The commit button; null while there is nothing to commit. */
  get commitButton(): Commit | null {
    if (!this.playing || !this.my) return null
    const free = !this.sending && this.live.connection === 'open'
    if (this.compose) {
      const { commit, complete, warning } = this.editor.latest?.compose ?? this.compose
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
    await this.editor.ask() // about what is on the screen, even if it was put there just now
    const { commit = '', warning = '', complete = false } = this.editor.known?.compose ?? {}
    const go = async (): Promise<unknown> => ((this.confirmation = null), this.editor.commit())
    if (this.ready) await this.editor.commit()
    else if (complete && warning) this.confirmation = { warning, word: commit, move: '', go }
    else if (complete) await go()
  }

  // --- taking back --------------------------------------------------------------------------------------------------

  get canUndo(): boolean {
    return this.playing && this.my !== null && (this.hasUnsent || this.my.may_undo)
  }

  /** Whether something is chosen that was not sent. */
  get hasUnsent(): boolean {
    return this.editor.begun || this.chosen !== null || this.picked !== null
  }

  async undo(): Promise<void> {
    const { hasUnsent } = this
    this.workingAsPlanned = false
    this.note = this.menu = this.confirmation = null
    if (this.picked || this.chosen) this.picked = this.chosen = null
    else if (hasUnsent) this.editor.undo()
    else await this.takeBack(false)
  }

  async restart(): Promise<void> {
    const { begun } = this.editor
    this.workingAsPlanned = false
    this.forget()
    if (begun) this.editor.clear()
    else await this.takeBack(true)
  }

  /** Something happened at the table. While one composes, others may do what they like: the hand stays full. */
  goOn(): void {
    if (!this.editor.now) this.forget()
  }

  /** Nothing chosen, nothing in hand. */
  forget(): void {
    this.picked = this.note = this.chosen = this.menu = this.confirmation = null
  }

  private async takeBack(wholeTurn: boolean): Promise<void> {
    if (this.my?.may_undo) await this.send({ type: 'undo', whole_turn: wholeTurn })
  }
}
