/**
 * Views with every field present. The server leaves out default values, so that a patch can remove them; they are
 * filled in here and nowhere else. Parts that did not change between two views stay the same objects.
 */
import type { Schemas } from './types'

/** All optional fields are required. */
type Complete<T> = T extends object
  ? string extends keyof T
    ? Readonly<Record<string, Complete<T[keyof T]>>>
    : { readonly [K in keyof T]-?: Complete<Exclude<T[K], undefined>> }
  : T

export type Colour = 'yellow' | 'brown' | 'black'
export type Good = 'food' | 'wood' | 'coal'
export type Hired = 'digger' | 'miner' | 'haspelknecht'
export type Letter = BoardView['turn']
export type Season = BoardView['season']
export type Stage = BoardView['stage']
export type Disks = Complete<Schemas['Disks']>
export type WorkerName = WorkView['worker']
export type Why = Complete<Schemas['Why']>
export type Outcome = Complete<Schemas['Outcome']>
export type MoveView = Complete<Schemas['MoveView']>
export type Placement = Schemas['Placement']
export type WorkView = Complete<Schemas['WorkView']>
export type WinterView = Complete<Schemas['WinterView']>
export type ComposeView = Complete<Schemas['ComposeView']>
export type TileView = Complete<Schemas['TileView']>
export type PlanView = Complete<Schemas['PlanView']>
export type LumpView = Complete<Schemas['LumpView']>
export type SectionView = Complete<Schemas['SectionView']>
export type MineView = Complete<Schemas['MineView']>
export type PlayerView = Complete<Schemas['PlayerView']>
export type PoolView = Complete<Schemas['PoolView']>
export type LogEntry = Complete<Schemas['LogEntry']>
export type TileFacts = Complete<Schemas['TileFacts']>
type Players<T> = Partial<Record<Letter, T>>
export type BoardView = Omit<Complete<Schemas['BoardView']>, 'players'> & { readonly players: Players<PlayerView> }
export type SeatView = Omit<Complete<Schemas['SeatView']>, 'player'> & { readonly player: PlayerView | null }
export type GameFacts = Omit<Complete<Schemas['GameFacts']>, 'tiles' | 'flood'> & {
  readonly tiles: Readonly<Record<string, TileFacts>>
  /** The amount of pit water from which coal cannot leave the Pinge, be lifted from the Shaft, or be mined in the Tunnel. */
  readonly flood: Readonly<Record<'pinge' | 'shaft' | 'tunnel', number>>
}

/** Fills in each raw object once. */
function memoized<Raw extends object, Whole>(fill: (raw: Raw) => Whole): (raw: Raw) => Whole {
  const known = new WeakMap<Raw, Whole>()
  return (raw) => {
    const whole = known.get(raw) ?? fill(raw)
    known.set(raw, whole)
    return whole
  }
}

/** Applies a function to every value of a record. */
function mapValues<Raw, Whole>(values: Readonly<Record<string, Raw>>, fill: (raw: Raw) => Whole): Record<string, Whole> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fill(value)]))
}

const NOTHING = {} as const

export const disks = memoized((raw: Schemas['Disks']): Disks => ({ yellow: 0, brown: 0, black: 0, ...raw }))
const why = memoized((raw: Schemas['Why']): Why => ({ rule: null, ...raw }))

export const outcome = memoized((raw: Schemas['Outcome']): Outcome => ({
  points: 0,
  food: 0,
  wood: 0,
  coal: 0,
  thaler: 0,
  debts: 0,
  water: 0,
  shaft: 0,
  mined: 0,
  tiles: [],
  ...raw,
}))

export const moveView = memoized((raw: Schemas['MoveView']): MoveView => ({
  targets: [],
  commit: 'at once',
  warning: '',
  ...raw,
  outcome: outcome(raw.outcome ?? NOTHING),
}))

export const workView = memoized((raw: Schemas['WorkView']): WorkView => ({
  does: '',
  icon: '',
  done: false,
  active: false,
  steps: 0,
  bonus: 0,
  synergy: 0,
  choices: [],
  ...raw,
  outcome: outcome(raw.outcome ?? NOTHING),
  why: raw.why ? why(raw.why) : null,
}))

export const winterView = memoized((raw: Schemas['WinterView']): WinterView => ({
  food_due: 0,
  thaler_due: 0,
  food: 0,
  thaler: 0,
  wood: 0,
  coal: 0,
  debts: 0,
  coal_points: 0,
  ...raw,
  lost: outcome(raw.lost ?? NOTHING),
}))

export const composeView = memoized((raw: Schemas['ComposeView']): ComposeView => ({
  placed: [],
  free: {},
  accepts: {},
  removable: [],
  moves: [],
  commit: '',
  complete: false,
  ready: false,
  warning: '',
  ...raw,
  refused: mapValues(raw.refused ?? {}, why),
  outcome: outcome(raw.outcome ?? NOTHING),
}))

export const tileView = memoized((raw: Schemas['TileView']): TileView => ({
  points: 0,
  fee: null,
  fee_goods: [],
  payee: null,
  payable: false,
  payers: [],
  ...raw,
  missing: raw.missing ? why(raw.missing) : null,
}))

const planView = memoized((raw: Schemas['PlanView']): PlanView => ({
  digger: 'unpaid',
  miner: 'unpaid',
  haspelknecht: 'unpaid',
  mill_black: 0,
  mill_yellow: 0,
  ...raw,
  farmer: disks(raw.farmer ?? NOTHING),
  farmhand: disks(raw.farmhand ?? NOTHING),
}))

const lumpView = memoized((raw: Schemas['LumpView']): LumpView => ({ taken: false, reachable: false, ...raw }))
const sectionView = memoized((raw: Schemas['SectionView']): SectionView => ({ propped: false, complete: false, ...raw }))

const mineView = memoized((raw: Schemas['MineView']): MineView => ({
  exhausted: false,
  water: 0,
  flooded: [],
  pinge_wood: 0,
  pinge_bonus: 0,
  tunnel_wood: 0,
  shaft: 0,
  ...raw,
  pinge: (raw.pinge ?? []).map(lumpView),
  tunnel: (raw.tunnel ?? []).map(lumpView),
  sections: (raw.sections ?? []).map(sectionView),
}))

export const playerView = memoized((raw: Schemas['PlayerView']): PlayerView => ({
  score: 0,
  score_if_over: 0,
  points: {},
  food: 0,
  wood: 0,
  coal: 0,
  thaler: 0,
  debts: 0,
  fresh_food: 0,
  fresh_coal: 0,
  order_value: null,
  done: [],
  workers: [],
  tiles: [],
  fresh_tiles: [],
  markers: [],
  buildings: [],
  improved_farmhand: false,
  markers_planned: [],
  ...raw,
  mine: mineView(raw.mine ?? NOTHING),
  cart1: disks(raw.cart1 ?? NOTHING),
  cart2: disks(raw.cart2 ?? NOTHING),
  plan: planView(raw.plan ?? NOTHING),
}))

const poolView = memoized((raw: Schemas['PoolView']): PoolView => ({
  action: disks(raw.action ?? NOTHING),
  reserve: disks(raw.reserve ?? NOTHING),
}))

export const boardView = memoized((raw: Schemas['BoardView']): BoardView => ({
  bonus_step: false,
  offer: null,
  ...raw,
  at_work: raw.at_work ? { in_tunnel: false, ...raw.at_work } : null,
  bag: disks(raw.bag),
  pools: raw.pools.map(poolView),
  players: mapValues(raw.players, playerView),
}))

export const seatView = memoized((raw: Schemas['SeatView']): SeatView => ({
  todo: '',
  may_undo: false,
  last: 0,
  work_order: [],
  work_moves: [],
  place: null,
  ...raw,
  moves: (raw.moves ?? []).map(moveView),
  compose: raw.compose ? composeView(raw.compose) : null,
  work: (raw.work ?? []).map(workView),
  winter: raw.winter ? winterView(raw.winter) : null,
  tiles: mapValues(raw.tiles ?? {}, tileView),
  player: raw.player ? playerView(raw.player) : null,
}))

export const logEntry = memoized((raw: Schemas['LogEntry']): LogEntry => ({
  part: 0,
  step: null,
  seat: null,
  points: [],
  spoken: '',
  ...raw,
  lines: (raw.lines ?? []).map((line) => ({ icon: '', seat: null, ...line })),
}))

export const gameFacts = memoized((raw: Schemas['GameFacts']): GameFacts => ({
  ...raw,
  flood: { pinge: 0, shaft: 0, tunnel: 0, ...raw.flood },
  tiles: mapValues(raw.tiles, (tile) => ({
    fee: null,
    forks: 0,
    hammers: 0,
    building: false,
    marker: null,
    in_tunnel: false,
    ...tile,
  })),
}))
