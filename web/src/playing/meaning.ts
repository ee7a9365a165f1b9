/** What a legal move is about: the places on the table that light up for it. Moves are the texts of docs/notation.md. */
import type { PlayerWords } from '../api/types'
import type { Target, WorkerName } from './targets'

const WORKERS = new Set(['farmer', 'farmhand', 'digger', 'miner', 'haspelknecht', 'mill'])

/** Buildings and markers that are used by clicking them. */
const USES: Record<string, Target> = { windlass: 'marker:25', cable: 'marker:14', charcoal: 'building:15' }

/** Where a player mines now: in the Pinge while it has coal. */
export function coalPlace(player: PlayerWords): Target {
  return player.pinge_coal > 0 ? 'coal:pinge' : 'coal:tunnel'
}

/** The targets that a move lights. Plans and storing are composed elsewhere, so their moves light nothing here. */
export function targetsOf(move: string, player: PlayerWords): Target[] {
  const [first = '', second = '', third = ''] = move.split(' ')
  if (first === 'take') return [`pool:${Number(second)}:${third}` as Target]
  if (first === 'lamp') return lampTargets(move)
  if (first in USES) return [USES[first]!]
  if (first === 'prop') return [`prop:${second}` as Target, 'good:wood']
  if (first === 'mine') return [coalPlace(player)]
  if (first === 'pump') return ['water']
  if (first === 'lift') return ['shaft']
  if (WORKERS.has(first)) return workerTargets(first as WorkerName, second, third, player)
  return []
}

function lampTargets(move: string): Target[] {
  const [, pool, colour, other, got] = move.split(' ')
  return ['marker:32', `reserve:${Number(pool)}:${colour}` as Target, `pool:${Number(other)}:${got}` as Target]
}

function workerTargets(worker: WorkerName, does: string, what: string, player: PlayerWords): Target[] {
  const here: Target = `worker:${worker}`
  if (does === 'buys') return [here, `tile:${Number(what)}`]
  if (does === 'mines') return [here, coalPlace(player)]
  if (does === 'works') return worker === 'mill' ? [here, 'building:35'] : [here]
  return does === 'makes' ? [here] : []
}

/** A move to ask "why not?" about when something unlit is tried. */
export function triedMove(target: Target, player: PlayerWords, stage: string): string | null {
  const [kind, what = '', colour = ''] = target.split(':')
  if (kind === 'pool') return `take ${what} ${colour}`
  if (kind === 'tile') return `farmer buys ${what}`
  if (kind === 'coal') return 'mine'
  if (kind === 'prop') return `prop ${what}`
  if (target === 'water') return 'pump 1'
  if (target === 'shaft') return 'lift'
  if (target === 'marker:14') return 'cable'
  if (target === 'marker:25') return 'windlass'
  if (target === 'building:15') return 'charcoal'
  if (target === 'good:wood') return player.pinge_coal > 0 ? 'prop pinge' : 'prop tunnel'
  if (kind === 'worker') return workerTried(what as WorkerName, stage)
  return null
}

function workerTried(worker: WorkerName, stage: string): string | null {
  if (stage === 'planning') return worker === 'farmer' || worker === 'farmhand' ? null : `${worker} food`
  return worker === 'farmer' || worker === 'farmhand' ? `${worker} mines` : `${worker} works`
}
