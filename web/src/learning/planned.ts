/** The plan that the course asks for, compared with what lies on the workers. */
import { COLOURS } from '../api/disks'
import type { Colour, Hired } from '../api/types'
import { loaded, loadsOf, type Draft, type Own, type Pay } from '../playing/draft'
import type { Target, WorkerName } from '../playing/targets'

export interface Wanted {
  readonly worker: Own | Hired
  /** What belongs on the worker, piece by piece. */
  readonly pieces: readonly (Colour | 'food' | 'thaler')[]
  readonly there: boolean
}

/** What each worker shall get, and whether it lies there. */
export function wantedLoads(moves: readonly string[], draft: Draft): Wanted[] {
  return moves.map((move) => {
    const [worker, pay] = move.split(' ') as [Own | Hired, Pay]
    if (worker !== 'farmer' && worker !== 'farmhand')
      return { worker, pieces: [pay as 'food'], there: draft[worker] === pay }
    const load = loadsOf(worker, [move])[0]!
    const pieces = COLOURS.flatMap((colour) => Array.from({ length: load[colour] }, () => colour))
    return { worker, pieces, there: COLOURS.every((colour) => draft[worker][colour] === load[colour]) }
  })
}

/** Where to click next: what is missing, then its worker; a worker with something wrong on him gives it back. */
export function nextForPlan(moves: readonly string[], draft: Draft, picked: Target | null): Target | null {
  const wanted = wantedLoads(moves, draft)
  const named = new Set<WorkerName>(wanted.map(({ worker }) => worker))
  const others: WorkerName[] = ['farmer', 'farmhand', 'digger', 'miner', 'haspelknecht']
  const stray = others.find((worker) => !named.has(worker) && loaded(draft, worker))
  if (stray) return `worker:${stray}`
  const load = wanted.find(({ there }) => !there)
  if (!load) return null
  const needed = missing(load, draft)
  return needed === null || picked === needed ? `worker:${load.worker}` : needed
}

/** The first thing that a worker still needs; null if something is too much. */
function missing({ worker, pieces }: Wanted, draft: Draft): Target | null {
  if (worker !== 'farmer' && worker !== 'farmhand')
    return pieces[0] === 'food' || pieces[0] === 'thaler' ? `good:${pieces[0]}` : 'disk:yellow'
  const count = (colour: Colour): number => pieces.filter((piece) => piece === colour).length
  if (COLOURS.some((colour) => draft[worker][colour] > count(colour))) return null
  const colour = COLOURS.find((one) => draft[worker][one] < count(one))
  return colour ? `disk:${colour}` : null
}
