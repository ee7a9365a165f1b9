/**
 * The player's side of the table: which targets are lit, what picking one does, and what is chosen but not sent yet. It
 * knows no rules: a target is lit if a legal move of the view names it, or if the view accepts a placement there.
 */
import type { MoveView, SeatView } from '../api/view'
import { PlacementEditor } from './placementEditor.svelte'
import type { TargetHandler } from './spot'
import { tileOf, UNLIT, type TargetState, type Target } from './targets'
import { Turn } from './turn.svelte'

export type { Guide, Note } from './turn.svelte'

/** A question to confirm before something is wasted. */
export interface Confirmation {
  readonly warning: string
  readonly word: string
  readonly move: string
  readonly go: () => Promise<unknown>
}

/** The state of the commit button. */
export interface CommitButton {
  readonly word: string
  readonly enabled: boolean
  readonly warning: string
}

export class TableController extends Turn implements TargetHandler {
  readonly editor = new PlacementEditor(this)
  /** The chosen move, until it is committed. */
  chosen = $state<string | null>(null)
  /** The open menu, if several moves name the same target. */
  menu = $state.raw<{ target: Target; element: Element | null; moves: readonly MoveView[] } | null>(null)
  confirmation = $state.raw<Confirmation | null>(null)
  /** The planned work is being played automatically. */
  workingAsPlanned = $state(false)
  /** The piece in hand is being dragged. */
  dragging = $state(false)
  hovered = $state.raw<{ target: Target; element: Element } | null>(null)
  /** The tile whose card is open. */
  card = $state<number | null>(null)
  private tried = $state.raw<{ move: string; number: number; view: SeatView } | null>(null)

  /** The view to show: after the chosen move or the current placements, as far as known. */
  get shownView(): SeatView | null {
    return this.compose ? this.editor.latestView : (this.preview ?? this.my)
  }

  /** The view after the chosen move, once the server has sent it. */
  get preview(): SeatView | null {
    const { tried, my, live } = this
    if (tried?.move !== this.chosen || tried.number !== live.number) return null
    return tried.view.seat === my?.seat ? tried.view : null
  }

  get chosenMove(): MoveView | null {
    return this.moves.find(({ move }) => move === this.chosen) ?? null
  }

  /** Moves without a target: shown as buttons. */
  get untargetedMoves(): readonly MoveView[] {
    return this.playing ? this.moves.filter(({ targets, commit }) => targets.length === 0 && commit !== 'button') : []
  }

  // --- targets ------------------------------------------------------------------------------------------------------

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

  /** Show the tooltip of a target; with `asked`, also explain why it is not lit. */
  inspect(target: Target | null, element?: Element, asked = false): void {
    this.hovered = target && element ? { target, element } : null
    if (target && asked && !this.stateOf(target).lit) void this.askWhy(target)
    else if (!target && this.note?.tone === 'why') this.note = null
  }

  startDrag(from: Target): void {
    this.dragging = this.editor.active
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
  describeMoves(target: Target): readonly string[] {
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
    const known = tile === null ? null : (this.shownView?.tiles[String(tile)]?.missing ?? null)
    const why = known ?? (await live.why(my.seat, target, this.editor.placed))
    if (why && !this.stateOf(target).lit) this.note = { text: why.message, rule: why.rule, tone: 'why' }
  }

  // --- moves --------------------------------------------------------------------------------------------------------

  /** Play a move at once, or select it until it is committed. Choosing it again deselects it. */
  async choose(move: MoveView): Promise<void> {
    this.menu = null
    if (move.commit !== 'after choosing') return this.play(move)
    this.chosen = this.chosen === move.move ? null : move.move
  }

  /** Play a move, after a confirmation if something would be wasted. */
  async play(move: MoveView): Promise<void> {
    const go = async (): Promise<unknown> => {
      this.confirmation = null
      return this.isAllowed(this.guide?.allowsMove(move.move)) && (await this.send({ type: 'move', move: move.move }))
    }
    if (move.warning) this.confirmation = { warning: move.warning, word: move.button, move: move.move, go }
    else await go()
  }

  /** Load the preview of the chosen move. */
  async previewChosen(): Promise<void> {
    const { chosen, my, live } = this
    const { number } = live
    if (!chosen || !my || this.preview) return
    const view = await live.try(my.seat, { moves: [chosen] })
    if (view && this.chosen === chosen) this.tried = { move: chosen, number, view }
  }

  // --- working as planned -------------------------------------------------------------------------------------------

  /** Whether the remaining planned work can be played with one button. */
  get canWorkAsPlanned(): boolean {
    return this.playing && this.guide === null && (this.my?.work_moves.length ?? 0) > 1
  }

  /** Play the planned work move by move, with a pause after each. Any other action stops it. */
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

  private get endMove(): MoveView | null {
    return this.moves.find(({ commit }) => commit === 'button') ?? null
  }

  /** The commit button; null if there is nothing to commit. */
  get commitButton(): CommitButton | null {
    if (!this.playing || !this.my) return null
    const free = !this.sending && this.live.connection === 'open'
    if (this.compose) {
      const { commit, complete, warning } = this.editor.latestView?.compose ?? this.compose
      return { word: commit, enabled: free && (complete || this.ready), warning: this.ready ? '' : warning }
    }
    const move = this.chosenMove ?? this.endMove
    if (move) return { word: move.button, enabled: free, warning: move.warning }
    return this.moves.some(({ commit }) => commit === 'after choosing')
      ? { word: '', enabled: false, warning: '' }
      : null
  }

  async commit(): Promise<void> {
    if (!this.compose) {
      const move = this.chosenMove ?? this.endMove
      return move ? this.play(move) : undefined
    }
    await this.editor.refresh() // for the placements on the screen, even if they are brand-new
    const { commit = '', warning = '', complete = false } = this.editor.exactView?.compose ?? {}
    const go = async (): Promise<unknown> => ((this.confirmation = null), this.editor.commit())
    if (this.ready) await this.editor.commit()
    else if (complete && warning) this.confirmation = { warning, word: commit, move: '', go }
    else if (complete) await go()
  }

  // --- undo ---------------------------------------------------------------------------------------------------------

  get canUndo(): boolean {
    return this.playing && this.my !== null && (this.hasUnsent || this.my.may_undo)
  }

  /** Whether something is chosen or placed that was not sent. */
  get hasUnsent(): boolean {
    return this.editor.hasPlacements || this.chosen !== null || this.picked !== null
  }

  async undo(): Promise<void> {
    const { hasUnsent } = this
    this.workingAsPlanned = false
    this.note = this.menu = this.confirmation = null
    if (this.picked || this.chosen) this.picked = this.chosen = null
    else if (hasUnsent) this.editor.undo()
    else await this.undoOnServer(false)
  }

  async restart(): Promise<void> {
    const { hasPlacements } = this.editor
    this.workingAsPlanned = false
    this.clearSelection()
    if (hasPlacements) this.editor.clear()
    else await this.undoOnServer(true)
  }

  /** The game went on. Placements and the piece in hand are kept while a plan is made. */
  onTableChanged(): void {
    if (!this.editor.active) this.clearSelection()
  }

  /** Deselect everything. */
  clearSelection(): void {
    this.picked = this.note = this.chosen = this.menu = this.confirmation = null
  }

  private async undoOnServer(wholeTurn: boolean): Promise<void> {
    if (this.my?.may_undo) await this.send({ type: 'undo', whole_turn: wholeTurn })
  }
}
