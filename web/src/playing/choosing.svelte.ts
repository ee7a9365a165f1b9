/**
 * A player's choice in the making: what is lit, what picking something does, what is tried but not sent yet. One lamp
 * for all phases: taking and storing are tried and then committed, a plan is drafted until it is ready, work is done
 * step by step and can be taken back.
 */
import { api, Refusal } from '../api/client'
import type { Colour, Disks, Good, Letter, Look, MoveInWords, MySeat, PlayerWords } from '../api/types'
import { language } from '../i18n/texts.svelte'
import type { LiveTable } from '../table/live.svelte'
import * as drafts from './draft'
import { targetsOf, triedMove } from './meaning'
import type { Play } from './spot'
import * as storing from './storing'
import { UNLIT, type Standing, type Target, type WorkerName } from './targets'

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

const TAKING = new Set(['taking', 'taking again'])

export class Choosing implements Play {
  /** In a hot-seat game: whose turn the people at the screen have agreed on. */
  wantedSeat = $state<Letter | null>(null)
  taken = $state<string | null>(null)
  draft = $state.raw<drafts.Draft>(drafts.EMPTY)
  kept = $state.raw<storing.Kept>(storing.NOTHING)
  picked = $state<Target | null>(null)
  /** What is picked hangs at the pointer. */
  carrying = $state(false)
  menu = $state.raw<{ target: Target; moves: readonly MoveInWords[] } | null>(null)
  peek = $state.raw<{ target: Target; element: Element } | null>(null)
  note = $state.raw<Note | null>(null)
  look_ = $state.raw<Look | null>(null)
  /** The development whose card is open. */
  card = $state<number | null>(null)
  guide: Guide | null = null

  private before: drafts.Draft[] = [] // earlier drafts, for undo
  private loads = $state.raw<Record<drafts.Own, readonly Disks[]>>({ farmer: [], farmhand: [] })
  private asked = 0
  private saved = ''

  constructor(readonly live: LiveTable) {}

  /** The seat that acts here now: the wanted one, else the first of ours that has something to do. */
  my = $derived.by((): MySeat | null => {
    const { mine } = this.live
    const waits = (seat: MySeat): boolean => seat.moves.length > 0 || (seat.plan !== null && !seat.plan.ready)
    return mine.find((seat) => seat.seat === this.wantedSeat) ?? mine.find(waits) ?? mine[0] ?? null
  })
  stage = $derived.by(() => this.live.position?.stage ?? 'over')
  player = $derived.by((): PlayerWords | null => {
    const seat = this.my?.seat
    return seat ? (this.live.position?.players[seat] ?? null) : null
  })
  legal = $derived(this.my?.moves.map((move) => move.text) ?? [])
  planning = $derived(this.stage === 'planning' && this.my?.plan != null)
  ready = $derived(this.my?.plan?.ready ?? false)
  myTurn = $derived.by(() => this.live.table.status === 'playing' && (this.legal.length > 0 || (this.planning && !this.ready)))
  free = $derived(this.player ? drafts.freeDisks(this.player, this.draft) : { yellow: 0, brown: 0, black: 0 })

  /** Legal moves that belong to no place on the table: buttons. */
  plainChoices = $derived.by((): MoveInWords[] => {
    const { player } = this
    if (!player || this.planning) return []
    return this.inWords.filter((move) => move.text !== 'end' && targetsOf(move.text, player).length === 0 && !move.text.startsWith('store '))
  })

  /** The legal moves with the server's words, as soon as they are here. */
  inWords = $derived.by((): MoveInWords[] => {
    const words = new Map(this.look_?.moves.map((move) => [move.text, move.words]))
    return this.my?.moves.map((move) => ({ ...move, words: words.get(move.text) ?? this.words.get(move.text) ?? move.text })) ?? []
  })
  private words = $state.raw(new Map<string, string>())

  // --- the table's side of a spot -----------------------------------------------------------------------------------

  standing(target: Target): Standing {
    if (!this.my || !this.player || this.live.table.status !== 'playing') return UNLIT
    if (this.planning) return this.ready ? UNLIT : this.planStanding(target)
    if (this.stage === 'storing') {
      const stored = this.storeStanding(target)
      if (stored) return stored
    }
    const lit = this.movesAt(target).length > 0
    return { lit, chosen: this.taken !== null && targetsOf(this.taken, this.player).includes(target) }
  }

  pick(target: Target): void {
    this.note = null
    if (target.startsWith('tile:') && !this.standing(target).lit) this.card = Number(target.slice(5))
    if (!this.my) return
    if (this.planning && !this.ready) this.pickForPlan(target)
    else if (this.stage === 'storing' && this.pickForStore(target)) return
    else this.pickMove(target)
  }

  look(target: Target | null, element?: Element): void {
    this.peek = target && element ? { target, element } : null
    if (target && element && !this.standing(target).lit) void this.askWhy(target)
    else if (!target) this.note = this.note?.tone === 'why' ? null : this.note
  }

  carry(from: Target): void {
    this.carrying = this.planning || this.stage === 'storing'
    if (this.carrying) this.picked = from
    else this.pick(from)
  }

  drop(on: Target | null): void {
    if (!this.carrying) return
    this.carrying = false
    if (on && this.picked && on !== this.picked) this.pick(on)
    this.picked = null
  }

  // --- taking and working -------------------------------------------------------------------------------------------

  /** Legal moves that this target is about. */
  movesAt(target: Target): string[] {
    const { player } = this
    return player ? this.legal.filter((move) => targetsOf(move, player).includes(target)) : []
  }

  private pickMove(target: Target): void {
    const moves = this.movesAt(target)
    if (moves.length === 0) void this.askWhy(target)
    else if (moves.length === 1) void this.choose(moves[0]!)
    else this.menu = { target, moves: this.inWords.filter((move) => moves.includes(move.text)) }
  }

  /** A move was chosen: disks are tried first, work is done at once. */
  async choose(move: string): Promise<void> {
    this.menu = null
    if (TAKING.has(this.stage) && move !== 'pass') this.taken = this.taken === move ? null : move
    else await this.send(move)
  }

  /** The one word that commits: take, ready, end the work, keep. */
  get commitMove(): string | null {
    if (TAKING.has(this.stage)) return this.taken
    if (this.stage === 'storing') return storing.storeMove(this.kept)
    return this.legal.includes('end') ? 'end' : null
  }

  async commit(): Promise<void> {
    if (this.planning) await this.setReady(!this.ready)
    else if (this.commitMove) await this.send(this.commitMove)
  }

  private async send(move: string): Promise<void> {
    const seat = this.my?.seat
    const held = this.guide?.allows(move) ?? null
    if (held) this.note = { text: held, rule: null, tone: 'why' }
    else if (seat) await this.trying(() => this.live.move(seat, move))
  }

  private async trying(act: () => Promise<void>): Promise<void> {
    this.note = null
    try {
      await this.live.idle() // a click while another is on its way waits its turn
      await act()
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      this.note = { text: problem.message, rule: problem.rule, tone: 'problem' }
    }
  }

  // --- planning -----------------------------------------------------------------------------------------------------

  /** Whether something in hand may go onto a worker, as far as the rules of loads tell. */
  mayPut(what: Target, worker: WorkerName): boolean {
    const next = drafts.put(this.draft, what, worker)
    if (!next || !this.player || !this.workersHere.includes(worker)) return false
    if (worker === 'farmer' || worker === 'farmhand') return drafts.fits(next[worker], this.loads[worker])
    if (worker === 'mill' && this.free[what === 'disk:black' ? 'black' : 'yellow'] < 2) return false // a pair each time
    return !drafts.loaded(this.draft, worker) // one pay is enough; to change it, take it off first
  }

  /** The workers that can be planned now. */
  workersHere = $derived.by((): WorkerName[] => {
    const { player } = this
    if (!player) return []
    const hired: WorkerName[] = this.exhausted ? ['haspelknecht', 'miner'] : ['digger']
    return ['farmer', 'farmhand', ...hired, ...(this.hasMill ? (['mill'] as const) : [])]
  })
  exhausted = $derived(this.player !== null && this.player.pinge_coal === 0)
  private hasMill = $derived(this.player !== null && this.player.tiles.includes(35) && !this.player.fresh_tiles.includes(35))

  private planStanding(target: Target): Standing {
    const [kind, name = ''] = target.split(':')
    const chosen = this.picked === target
    if (kind === 'worker') {
      const worker = name as WorkerName
      return { lit: this.picked !== null && this.mayPut(this.picked, worker), chosen: drafts.loaded(this.draft, worker) }
    }
    return { lit: this.isFree(target) && this.workersHere.some((worker) => this.mayPut(target, worker)), chosen }
  }

  private isFree(target: Target): boolean {
    const { player } = this
    if (!player) return false
    const [kind, name = ''] = target.split(':')
    if (kind === 'disk') return this.free[name as Colour] > 0
    if (target === 'good:food' || target === 'good:thaler') {
      return drafts.spare(player, this.draft, target === 'good:food' ? 'food' : 'thaler') > 0
    }
    const colour = kind === 'marker' ? drafts.COLOUR_MARKERS[Number(name)] : undefined
    return colour !== undefined && player.markers.includes(Number(name)) && this.free[colour] > 0
  }

  private pickForPlan(target: Target): void {
    const [kind, name = ''] = target.split(':')
    if (kind !== 'worker') {
      if (this.standing(target).lit) this.picked = this.picked === target ? null : target
      else void this.askWhy(target)
      return
    }
    const worker = name as WorkerName
    if (this.picked) {
      const next = this.mayPut(this.picked, worker) ? drafts.put(this.draft, this.picked, worker) : null
      if (next) this.setDraft(next)
      else void this.askWhy(target)
    } else if (drafts.loaded(this.draft, worker)) this.setDraft(drafts.takeOff(this.draft, worker))
    else void this.askWhy(target)
  }

  /** A changed plan; what is in hand stays in hand while there is more of it. */
  setDraft(next: drafts.Draft): void {
    this.before.push(this.draft)
    this.draft = next
    if (this.picked && !this.isFree(this.picked)) this.picked = null
  }

  private async setReady(ready: boolean): Promise<void> {
    const seat = this.my?.seat
    const moves = ready ? (this.look_?.plan?.moves ?? []) : (this.my?.plan?.moves.map((move) => move.number) ?? [])
    const texts = ready ? (this.look_?.plan?.texts ?? []) : []
    const held = texts.map((text) => this.guide?.allows(text) ?? null).find((said) => said !== null)
    if (held) this.note = { text: held, rule: null, tone: 'why' }
    else if (seat) await this.trying(() => this.live.plan(seat, moves, ready))
  }

  /** The first worker whose load does not work out, and why. */
  planProblem = $derived.by((): { worker: string; message: string; rule: string | null } | null => {
    const refused = Object.entries(this.look_?.plan?.refused ?? {})[0]
    return refused ? { worker: refused[0], ...refused[1] } : null
  })

  // --- storing ------------------------------------------------------------------------------------------------------

  private storeStanding(target: Target): Standing | null {
    const [kind, name = ''] = target.split(':')
    const moves = storing.storeMoves(this.legal)
    if (kind === 'store') {
      const place = name as storing.Place
      const good = this.picked?.split(':')[1] as Good | undefined
      return { lit: good !== undefined && storing.mayAdd(this.kept, place, good, moves), chosen: this.kept[place].length > 0 }
    }
    if (kind !== 'good' || name === 'thaler' || moves.length === 0) return null
    const lit = storing.PLACES.some((place) => storing.mayAdd(this.kept, place, name as Good, moves))
    return { lit, chosen: this.picked === target }
  }

  private pickForStore(target: Target): boolean {
    const [kind, name = ''] = target.split(':')
    if (kind === 'store') {
      const place = name as storing.Place
      const good = this.picked?.split(':')[1] as Good | undefined
      const moves = storing.storeMoves(this.legal)
      if (good && storing.mayAdd(this.kept, place, good, moves)) {
        this.kept = { ...this.kept, [place]: [...this.kept[place], good] }
        this.picked = null
      } else if (this.kept[place].length > 0) this.kept = { ...this.kept, [place]: [] }
      return true
    }
    if (kind !== 'good' || name === 'thaler' || !this.standing(target).lit) return false
    this.picked = this.picked === target ? null : target
    return true
  }

  // --- taking back --------------------------------------------------------------------------------------------------

  get mayUndo(): boolean {
    if (!this.my || this.live.table.status !== 'playing') return false
    return this.tried || (!this.planning && this.my.may_undo)
  }

  /** Whether something is chosen that was not sent. */
  get tried(): boolean {
    if (this.planning) return !this.ready && (this.before.length > 0 || this.draft !== drafts.EMPTY)
    return this.taken !== null || this.kept !== storing.NOTHING || this.picked !== null
  }

  async undo(): Promise<void> {
    const seat = this.my?.seat
    this.note = this.menu = null
    if (this.planning) {
      this.draft = this.before.pop() ?? drafts.EMPTY
      this.picked = null
    } else if (this.tried) this.forget()
    else if (seat && this.my?.may_undo) await this.trying(() => this.live.undo(seat, false))
  }

  async restart(): Promise<void> {
    const seat = this.my?.seat
    this.forget()
    if (!this.planning && seat && this.my?.may_undo) await this.trying(() => this.live.undo(seat, true))
  }

  /** Nothing chosen, nothing in hand. */
  forget(): void {
    this.taken = this.picked = this.menu = this.note = null
    this.kept = storing.NOTHING
    this.draft = drafts.EMPTY
    this.before = []
  }

  // --- looking ahead ------------------------------------------------------------------------------------------------

  /** What the server is asked to try. Reading it in an effect asks again whenever it changes. */
  get question(): { seat: Letter | null; after: number; moves: readonly string[]; plan: drafts.Draft | null } {
    const seat = this.my?.seat ?? null
    const moves = this.stage === 'storing' && this.legal.length > 0 ? [storing.storeMove(this.kept)] : this.taken ? [this.taken] : []
    return { seat, after: this.live.number, moves: seat ? moves : [], plan: seat && this.planning ? this.draft : null }
  }

  /** Ask what the tries lead to; only the newest answer counts. */
  async lookAhead(question = this.question): Promise<void> {
    const turn = ++this.asked
    try {
      const found = await this.lookAt(question)
      if (turn !== this.asked) return
      this.look_ = found
      if (question.moves.length === 0) this.words = new Map(found.moves.map((move) => [move.text, move.words]))
    } catch (problem) {
      if (!(problem instanceof Error)) throw problem // a refusal or a lost connection: the next change asks again
    }
  }

  private lookAt(question: object): Promise<Look> {
    return api.post<Look>(`/tables/${this.live.id}/look`, { ...question, language: language() })
  }

  /** A new planning phase: which loads are possible, and the plan that was saved before. */
  async beginPlan(): Promise<void> {
    const seat = this.my?.seat
    if (!seat || !this.player) return
    const after = this.live.number
    const known = this.my?.player ?? this.player
    this.before = []
    this.draft = drafts.draftOf(known)
    const [first, second] = await Promise.all([
      this.lookAt({ seat, after, moves: [] }),
      this.lookAt({ seat, after, moves: ['farmer idle'] }),
    ])
    this.loads = {
      farmer: drafts.loadsOf('farmer', first.moves.map((move) => move.text)),
      farmhand: drafts.loadsOf('farmhand', second.moves.map((move) => move.text)),
    }
  }

  /** Keep the draft on the server, so that another device or a reload finds it. */
  async saveDraft(): Promise<void> {
    const seat = this.my?.seat
    const found = this.look_?.plan
    if (!seat || !found || this.ready || !this.planning || Object.keys(found.refused).length > 0) return
    const key = `${this.live.number} ${found.moves.join(',')}`
    if (key === this.saved || this.live.sending) return
    this.saved = key
    await this.live.plan(seat, found.moves, false).catch(() => (this.saved = ''))
  }

  private async askWhy(target: Target): Promise<void> {
    const { player, my } = this
    const seen = this.look_?.field[target.slice(5)]
    if (target.startsWith('tile:') && seen?.why) {
      this.note = { text: seen.why.message, rule: seen.why.rule, tone: 'why' }
      return
    }
    const worker = target.startsWith('worker:') ? this.look_?.workers.find((one) => one.worker === target.slice(7)) : null
    if (worker?.why && !this.planning) {
      this.note = { text: worker.why.message, rule: worker.why.rule, tone: 'why' }
      return
    }
    const move = player && triedMove(target, player, this.stage)
    if (!my || !move || this.live.table.status !== 'playing') return
    try {
      const why = await api.post<{ legal: boolean; rules: string[]; reasons: string[] }>(`/tables/${this.live.id}/why`, {
        seat: my.seat,
        after: this.live.number,
        move,
      })
      if (!why.legal) this.note = { text: why.reasons.map(withoutRule).join(' '), rule: why.rules[0] ?? null, tone: 'why' }
    } catch {
      // without an answer nothing is said: looking must never disturb
    }
  }
}

/** The sentence of a reason; its rule is shown as a link beside it. */
function withoutRule(reason: string): string {
  return reason.replace(/^R-[A-Z]+-\d+[a-z]?: /, '')
}
