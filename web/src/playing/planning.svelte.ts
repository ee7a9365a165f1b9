/** Planning: disks, food and Thaler are put onto the workers, and changed until the plan is ready. */
import { COLOUR_MARKERS } from '../api/disks'
import type { Colour, Disks } from '../api/types'
import type { Ahead } from './ahead.svelte'
import * as drafts from './draft'
import type { Standing, Target, WorkerName } from './targets'
import type { Turn } from './turn.svelte'

export class Planning {
  draft = $state.raw<drafts.Draft>(drafts.EMPTY)
  private loads = $state.raw<Record<drafts.Own, readonly Disks[]>>({ farmer: [], farmhand: [] })
  private before: drafts.Draft[] = [] // earlier drafts, for undo
  private saved = ''

  constructor(
    private readonly turn: Turn,
    private readonly ahead: Ahead,
  ) {}

  /** Disks that lie on no worker yet. */
  free = $derived.by((): Record<Colour, number> => {
    const { player } = this.turn
    return player ? drafts.freeDisks(player, this.draft) : { yellow: 0, brown: 0, black: 0 }
  })

  /** The workers that can be planned now. */
  workers = $derived.by((): WorkerName[] => {
    const { player } = this.turn
    if (!player) return []
    const hired: WorkerName[] = player.pinge_coal === 0 ? ['haspelknecht', 'miner'] : ['digger']
    const mill = player.tiles.includes(35) && !player.fresh_tiles.includes(35)
    return ['farmer', 'farmhand', ...hired, ...(mill ? (['mill'] as const) : [])]
  })

  /** The first worker whose load does not work out, and why. */
  problem = $derived.by((): { worker: string; message: string; rule: string | null } | null => {
    const refused = Object.entries(this.ahead.found?.plan?.refused ?? {})[0]
    return refused ? { worker: refused[0], ...refused[1] } : null
  })

  /** Whether something is planned that could be taken back. */
  get begun(): boolean {
    return !this.turn.ready && (this.before.length > 0 || this.draft !== drafts.EMPTY)
  }

  /** A new planning phase: which loads are possible, and the plan that was saved before. */
  async begin(): Promise<void> {
    const { my, player, live } = this.turn
    if (!my || !player) return
    const asked = { seat: my.seat, after: live.number }
    this.before = []
    this.draft = drafts.draftOf(my.player ?? player)
    const [first, second] = await Promise.all([
      this.ahead.look({ ...asked, moves: [] }),
      this.ahead.look({ ...asked, moves: ['farmer idle'] }),
    ])
    this.loads = {
      farmer: drafts.loadsOf(
        'farmer',
        first.moves.map((move) => move.text),
      ),
      farmhand: drafts.loadsOf(
        'farmhand',
        second.moves.map((move) => move.text),
      ),
    }
  }

  standing(target: Target): Standing {
    const { picked } = this.turn
    const worker = workerOf(target)
    if (worker)
      return { lit: picked !== null && this.mayPut(picked, worker), chosen: drafts.loaded(this.draft, worker) }
    return {
      lit: this.isFree(target) && this.workers.some((one) => this.mayPut(target, one)),
      chosen: picked === target,
    }
  }

  /** Take something into the hand, put it onto a worker, or take it off him; false if that cannot be. */
  pick(target: Target): boolean {
    const { picked } = this.turn
    const worker = workerOf(target)
    if (!worker) {
      const { lit } = this.standing(target)
      if (lit) this.turn.picked = picked === target ? null : target
      return lit
    }
    if (picked && !this.mayPut(picked, worker)) return false
    if (!picked && !drafts.loaded(this.draft, worker)) return false
    const next = picked ? drafts.put(this.draft, picked, worker) : drafts.takeOff(this.draft, worker)
    if (next) this.change(next)
    return next !== null
  }

  /** Ready, or not ready after all. */
  async setReady(ready: boolean): Promise<void> {
    const { my, live } = this.turn
    if (!my) return
    if (!ready) {
      const moves = my.plan?.moves.map((move) => move.number) ?? []
      return this.turn.send([], () => live.plan(my.seat, moves, false))
    }
    const found = await this.ahead.planned({ seat: my.seat, after: live.number, moves: [], plan: this.draft })
    if (!found || Object.keys(found.refused).length > 0) return // what does not work out stands beside its worker
    await this.turn.send(found.texts, () => live.plan(my.seat, found.moves, true))
  }

  /** Keep the draft on the server, so that another device or a reload finds it. */
  async save(): Promise<void> {
    const { my, ready, planning, live } = this.turn
    const found = this.ahead.found?.plan
    if (!my || !found || ready || !planning || Object.keys(found.refused).length > 0) return
    const key = `${live.number} ${found.moves.join(',')}`
    if (key === this.saved || live.sending) return
    this.saved = key
    await live.plan(my.seat, found.moves, false).catch(() => (this.saved = ''))
  }

  undo(): void {
    this.draft = this.before.pop() ?? drafts.EMPTY
    this.turn.picked = null
  }

  forget(): void {
    this.draft = drafts.EMPTY
    this.before = []
  }

  /** A changed plan; what is in hand stays in hand while there is more of it. */
  private change(next: drafts.Draft): void {
    this.before.push(this.draft)
    this.draft = next
    if (this.turn.picked && !this.isFree(this.turn.picked)) this.turn.picked = null
  }

  /** Whether something in hand may go onto a worker, as far as the rules of loads tell. */
  private mayPut(what: Target, worker: WorkerName): boolean {
    const next = drafts.put(this.draft, what, worker)
    if (!next || !this.workers.includes(worker)) return false
    if (worker === 'farmer' || worker === 'farmhand') return drafts.fits(next[worker], this.loads[worker])
    if (worker === 'mill' && this.free[what === 'disk:black' ? 'black' : 'yellow'] < 2) return false // a pair each time
    return !drafts.loaded(this.draft, worker) // one pay is enough; to change it, take it off first
  }

  private isFree(target: Target): boolean {
    const { player } = this.turn
    if (!player) return false
    const [kind, name = ''] = target.split(':')
    if (kind === 'disk') return this.free[name as Colour] > 0
    if (target === 'good:food' || target === 'good:thaler') {
      return drafts.spare(player, this.draft, target === 'good:food' ? 'food' : 'thaler') > 0
    }
    const colour = kind === 'marker' ? COLOUR_MARKERS[Number(name)] : undefined
    return colour !== undefined && player.markers.includes(Number(name)) && this.free[colour] > 0
  }
}

function workerOf(target: Target): WorkerName | null {
  const [kind, name] = target.split(':')
  return kind === 'worker' ? (name as WorkerName) : null
}
