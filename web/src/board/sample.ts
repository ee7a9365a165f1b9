/** A game and a player for tests: as printed, at the start. */
import type { Identity } from '../api/identity'
import type { PlayerWords } from '../api/types'
import { EMPTY } from '../playing/draft'

export const game: Identity = {
  edition: 'second',
  options: {},
  names: ['Anna', 'Jost'],
  layout: 'standard_2',
  start_buildings: [],
  improved_farmhand: false,
  field: { 11: [0, 0], 12: [2, 0], 24: [5, 1] },
  components: {
    tiles: {},
    pinge: { groups: [3, 2, 2] },
    tunnel: {
      coal: [1, 1, 1, 2, 2, 2, 2],
      vp: [1, 1, 2, 2, 2, 2, 3],
      wheelbarrow: [1, 4, 6],
      lamp: [2, 4, 5, 7],
      lorry: [3, 5, 6, 7],
    },
    pools: { wet: [2] },
  },
}

const START: PlayerWords = {
  score: 0,
  food: 0,
  wood: 0,
  coal: 0,
  thaler: 0,
  debts: 0,
  water: 0,
  pinge_coal: 7,
  pinge_wood: 0,
  tunnel_coal: 11,
  tunnel_wood: 0,
  shaft_coal: 0,
  fresh_food: 0,
  fresh_coal: 0,
  tiles: [],
  fresh_tiles: [],
  markers: [],
  cart1: {},
  cart2: {},
  plan: { step: 'farmer', ...EMPTY },
  done: [],
  farmer_did: [],
  farmhand_did: [],
  points: {},
}

/** A player who differs from the start in this. */
export function someone(change: Partial<PlayerWords>): PlayerWords {
  return { ...START, ...change }
}

/** What lies on the workers. */
export function plan(change: Partial<PlayerWords['plan']>): PlayerWords['plan'] {
  return { ...START.plan, ...change }
}
