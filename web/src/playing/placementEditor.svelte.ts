/**
 * The editor for plans and winter stores: pieces are placed in any order and committed together. Placements are kept and
 * drawn here at once; the server says what can be placed where next, and what it would bring.
 */
import type { ComposeView, Placement, SeatView } from '../api/view'
import { UNLIT, type TargetState, type Target } from './targets'
import type { Turn } from './turn.svelte'

/** The server's view of some placements. */
interface Tried {
  readonly placed: readonly Placement[]
  readonly number: number
  readonly view: SeatView
}

export class PlacementEditor {
  placed = $state.raw<readonly Placement[]>([])
  private tried = $state.raw<Tried | null>(null)
  private undoStack: (readonly Placement[])[] = [] // earlier placements
  private queuedPicks: Target[] = [] // picks that wait for the server's view of the one before
  private refreshing = false
  private saving = false
  private serverPlaced: readonly Placement[] = [] // the placements that the server has stored

  constructor(private readonly turn: Turn) {}

  /** Whether placements can be changed now. */
  get active(): boolean {
    return this.turn.compose !== null && !this.turn.ready && this.turn.playing
  }

  /** The view of exactly the current placements; null until the server has sent it. */
  get exactView(): SeatView | null {
    const { my, live } = this.turn
    if (my?.compose && same(my.compose.placed, this.placed)) return my
    const { tried } = this
    return tried?.placed === this.placed && tried.number === live.number && tried.view.seat === my?.seat
      ? tried.view
      : null
  }

  /** The most recent view, possibly of earlier placements. */
  get latestView(): SeatView | null {
    const { my } = this.turn
    return this.exactView ?? (this.tried?.view.seat === my?.seat ? (this.tried?.view ?? null) : my)
  }

  get compose(): ComposeView | null {
    return this.active ? (this.latestView?.compose ?? null) : null
  }

  /** Whether there is a placement to undo. */
  get hasPlacements(): boolean {
    return this.active && this.placed.length > 0
  }

  /** How many of a thing are left to place, counting changes that the server has not answered yet. */
  free(what: string): number | undefined {
    const compose = this.turn.compose && (this.latestView?.compose ?? null)
    const count = (placed: readonly Placement[]): number => placed.filter((one) => one.what === what).length
    const free = compose?.free[what] ?? (compose && count(compose.placed) > 0 ? 0 : undefined) // all of them are placed
    return free === undefined || !compose ? undefined : Math.max(0, free - count(this.placed) + count(compose.placed))
  }

  /** Take over placements that were saved on another device, unless there are newer ones here. */
  adoptServerPlan(): void {
    const placed = this.turn.compose?.placed
    if (!placed || this.saving || same(placed, this.serverPlaced)) return
    if (same(this.placed, this.serverPlaced)) this.placed = placed
    this.serverPlaced = placed
  }

  /** Start from the placements that the server has stored. */
  start(): void {
    this.undoStack = []
    this.queuedPicks = []
    this.tried = null
    this.serverPlaced = this.placed = this.turn.compose?.placed ?? []
    this.turn.picked = null
  }

  stateOf(target: Target): TargetState {
    const { compose } = this
    if (!compose) return UNLIT
    const { picked } = this.turn
    const place = picked !== null && this.accepts(compose, picked).includes(target)
    const thing = this.accepts(compose, target).length > 0
    const chosen = picked === target || this.placed.some((one) => one.on === target)
    return { lit: place || thing, chosen }
  }

  /** Pick up, put down or remove a piece. Returns false if none of this is possible. */
  pick(target: Target): boolean {
    if (!this.active) return false
    if (this.exactView) return this.applyPick(target)
    const { lit, chosen } = this.stateOf(target)
    if (lit || chosen) this.queuedPicks.push(target)
    return lit || chosen
  }

  undo(): void {
    this.turn.picked = null
    this.queuedPicks = []
    this.placed = this.undoStack.pop() ?? this.placed.slice(0, -1)
  }

  /** Remove all placements. */
  clear(): void {
    this.turn.picked = null
    this.queuedPicks = []
    if (this.placed.length > 0) this.undoStack.push(this.placed)
    this.placed = []
  }

  /** Load the view of the current placements, one request at a time, until it is exact. */
  async refresh(): Promise<void> {
    if (this.refreshing) return
    this.refreshing = true
    try {
      while (this.active && !this.exactView) {
        const { turn, placed } = this
        const { live, my } = turn
        const { number } = live
        const view = my && (await live.try(my.seat, { placed }))
        if (view) this.applyTried(placed, number, view)
        else if (live.number === number) break // not possible; if the game went on, try again
      }
    } finally {
      this.refreshing = false
    }
    this.applyQueuedPicks()
  }

  /** Store a view. The server may prefer equivalent placements, such as a disk instead of a marker. */
  private applyTried(placed: readonly Placement[], number: number, view: SeatView): void {
    const preferred = view.compose?.placed ?? []
    const better = this.placed === placed && preferred.length === placed.length && !same(preferred, placed)
    this.tried = { placed: better ? preferred : placed, number, view }
    if (better) this.placed = preferred
  }

  /** Replace all placements, for instance by a hint. */
  replaceAll(placed: readonly Placement[]): void {
    this.turn.picked = null
    this.queuedPicks = []
    this.change(placed)
  }

  /** Save the plan on the server for other devices and reloads. */
  async save(): Promise<void> {
    const { turn } = this
    if (this.saving || turn.stage !== 'planning') return
    this.saving = true
    try {
      while (this.active && turn.my && !same(this.placed, this.serverPlaced)) {
        const { placed } = this
        const { status } = await turn.live.send({ type: 'plan', placed, ready: false }, turn.my.seat)
        if (status !== 'done') return // an unfinished plan may be impossible to save
        this.serverPlaced = placed
      }
    } finally {
      this.saving = false
    }
  }

  /** Commit the placements, or withdraw a committed plan. */
  async commit(): Promise<boolean> {
    const { turn, placed } = this
    if (!turn.isAllowed(turn.ready ? null : turn.guide?.allowsPlacing(placed))) return false
    if (turn.stage === 'storing') return turn.send({ type: 'store', placed })
    return turn.send({ type: 'plan', placed, ready: !turn.ready })
  }

  private applyPick(target: Target): boolean {
    const compose = this.exactView?.compose
    if (!compose) return false
    const { picked } = this.turn
    if (picked && this.accepts(compose, picked).includes(target)) {
      this.change([...this.placed, { what: picked, on: target }])
      if (!this.free(picked)) this.turn.picked = null
      return true
    }
    if (this.accepts(compose, target).length > 0) {
      this.turn.picked = picked === target ? null : target
      return true
    }
    const last = this.placed.findLastIndex((one) => one.on === target)
    if (picked || last < 0 || !compose.removable.includes(target)) return false
    this.change(this.placed.filter((_, at) => at !== last))
    return true
  }

  private change(placed: readonly Placement[]): void {
    this.undoStack.push(this.placed)
    this.placed = placed
  }

  /** Apply the queued picks that are still possible, and drop a piece in hand that fits nowhere. */
  private applyQueuedPicks(): void {
    const { picked } = this.turn
    const compose = this.exactView?.compose
    if (picked && compose && this.accepts(compose, picked).length === 0) this.turn.picked = null
    for (let next = this.queuedPicks.shift(); next && this.exactView; next = this.queuedPicks.shift())
      this.applyPick(next)
    if (!this.active) this.queuedPicks = []
  }

  /** The places where a thing can be put; none if all are placed. */
  private accepts(compose: ComposeView, what: Target): readonly string[] {
    return this.free(what) === 0 ? [] : (compose.accepts[what] ?? [])
  }
}

function same(one: readonly Placement[], other: readonly Placement[]): boolean {
  return (
    one === other ||
    (one.length === other.length && one.every(({ what, on }, at) => what === other[at]!.what && on === other[at]!.on))
  )
}
