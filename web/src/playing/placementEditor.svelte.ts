/**
 * Planning and storing: things are picked up and put somewhere, in any order, then committed as a whole. What lies where
 * is kept here and drawn at once; what may go where next, and what it would bring, the server says.
 */
import type { ComposeView, Placement, SeatView } from '../api/view'
import { UNLIT, type TargetState, type Target } from './targets'
import type { Turn } from './turn.svelte'

/** What the server says of these placements. */
interface Tried {
  readonly placed: readonly Placement[]
  readonly number: number
  readonly view: SeatView
}

export class PlacementEditor {
  placed = $state.raw<readonly Placement[]>([])
  private tried = $state.raw<Tried | null>(null)
  private before: (readonly Placement[])[] = [] // earlier placements, for undo
  private waiting: Target[] = [] // picked while the server was still asked about the pick before
  private asking = false
  private saving = false
  private adopted: readonly Placement[] = [] // what the server has of it

  constructor(private readonly turn: Turn) {}

  /** Something is being composed, and can be changed. */
  get now(): boolean {
    return this.turn.compose !== null && !this.turn.ready && this.turn.playing
  }

  /** The own view with exactly what lies here; null while the server is asked. */
  get known(): SeatView | null {
    const { my, live } = this.turn
    if (my?.compose && same(my.compose.placed, this.placed)) return my
    const { tried } = this
    return tried?.placed === this.placed && tried.number === live.number && tried.view.seat === my?.seat
      ? tried.view
      : null
  }

  /** The newest that is known, while newer is asked for. */
  get latest(): SeatView | null {
    const { my } = this.turn
    return this.known ?? (this.tried?.view.seat === my?.seat ? (this.tried?.view ?? null) : my)
  }

  get compose(): ComposeView | null {
    return this.now ? (this.latest?.compose ?? null) : null
  }

  /** Whether something lies there that can be taken back. */
  get begun(): boolean {
    return this.now && this.placed.length > 0
  }

  /** How many of a thing are left to place, with what was just placed or taken back. */
  free(what: string): number | undefined {
    const compose = this.turn.compose && (this.latest?.compose ?? null)
    const count = (placed: readonly Placement[]): number => placed.filter((one) => one.what === what).length
    const told = compose?.free[what] ?? (compose && count(compose.placed) > 0 ? 0 : undefined) // nothing left of it
    return told === undefined || !compose ? undefined : Math.max(0, told - count(this.placed) + count(compose.placed))
  }

  /** The server knows of other placements than before: another device has changed them. Newer ones of ours stay. */
  adopt(): void {
    const placed = this.turn.compose?.placed
    if (!placed || this.saving || same(placed, this.adopted)) return
    if (same(this.placed, this.adopted)) this.placed = placed
    this.adopted = placed
  }

  /** Start from what the server has. */
  begin(): void {
    this.before = []
    this.waiting = []
    this.tried = null
    this.adopted = this.placed = this.turn.compose?.placed ?? []
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

  /** Pick a thing up, put it down, or take it back; false if nothing of this can be done here. */
  pick(target: Target): boolean {
    if (!this.now) return false
    if (this.known) return this.act(target)
    const { lit, chosen } = this.stateOf(target)
    if (lit || chosen) this.waiting.push(target)
    return lit || chosen
  }

  undo(): void {
    this.turn.picked = null
    this.waiting = []
    this.placed = this.before.pop() ?? this.placed.slice(0, -1)
  }

  /** Everything back. */
  clear(): void {
    this.turn.picked = null
    this.waiting = []
    if (this.placed.length > 0) this.before.push(this.placed)
    this.placed = []
  }

  /** Ask the server about what lies here now, if it is not known; at most one question at a time, then the newest. */
  async ask(): Promise<void> {
    if (this.asking) return
    this.asking = true
    try {
      while (this.now && !this.known) {
        const { turn, placed } = this
        const { live, my } = turn
        const { number } = live
        const view = my && (await live.try(my.seat, { placed }))
        if (view) this.understand(placed, number, view)
        else if (live.number === number) break // it cannot be tried; if the table went on meanwhile, ask again
      }
    } finally {
      this.asking = false
    }
    this.goOn()
  }

  /** What the server says; it may lay the same out in another way, such as a disk instead of the marker for it. */
  private understand(placed: readonly Placement[], number: number, view: SeatView): void {
    const told = view.compose?.placed ?? []
    const better = this.placed === placed && told.length === placed.length && !same(told, placed)
    this.tried = { placed: better ? told : placed, number, view }
    if (better) this.placed = told
  }

  /** Lay out a whole suggestion. */
  lay(placed: readonly Placement[]): void {
    this.turn.picked = null
    this.waiting = []
    this.change(placed)
  }

  /** Keep the plan on the server, so that another device or a reload finds it. */
  async save(): Promise<void> {
    const { turn } = this
    if (this.saving || turn.stage !== 'planning') return
    this.saving = true
    try {
      while (this.now && turn.my && !same(this.placed, this.adopted)) {
        const { placed } = this
        const { status } = await turn.live.send({ type: 'plan', placed, ready: false }, turn.my.seat)
        if (status !== 'done') return // an unfinished plan may be one that cannot be kept
        this.adopted = placed
      }
    } finally {
      this.saving = false
    }
  }

  /** Commit what lies here, or withdraw it. */
  async commit(): Promise<boolean> {
    const { turn, placed } = this
    if (!turn.passes(turn.ready ? null : turn.guide?.allowsPlacing(placed))) return false
    if (turn.stage === 'storing') return turn.send({ type: 'store', placed })
    return turn.send({ type: 'plan', placed, ready: !turn.ready })
  }

  private act(target: Target): boolean {
    const compose = this.known?.compose
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
    this.before.push(this.placed)
    this.placed = placed
  }

  /** What was picked meanwhile. What cannot be done any more is left undone; what fits nowhere is not kept in hand. */
  private goOn(): void {
    const { picked } = this.turn
    const compose = this.known?.compose
    if (picked && compose && this.accepts(compose, picked).length === 0) this.turn.picked = null
    for (let next = this.waiting.shift(); next && this.known; next = this.waiting.shift()) this.act(next)
    if (!this.now) this.waiting = []
  }

  /** The places where a thing may go; none if nothing of it is left. */
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
