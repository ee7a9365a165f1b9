/** Facts, players and boards for tests. */
import {
  boardView,
  gameFacts,
  playerView,
  type BoardView,
  type GameFacts,
  type LumpView,
  type PlanView,
  type PlayerView,
} from '../api/view'

export const sampleFacts: GameFacts = gameFacts({
  edition: 'second',
  tiles: {
    11: { level: 1, name: 'Carrying Pole', text: '', cost: { black: 1 }, points: [1] },
    12: { level: 1, name: 'Barn', text: '', cost: { brown: 2 }, points: [1], building: true },
    22: { level: 2, name: 'Wheelbarrow', text: '', cost: {}, points: [2, 1], fee: 'any', marker: 'yellow', in_tunnel: true },
    24: { level: 2, name: 'Coal Storage', text: '', cost: {}, points: [2, 1], fee: 'any', building: true },
  },
  field: { 11: [0, 0], 12: [2, 0], 22: [3, 1], 24: [5, 1] },
  pinge_groups: [3, 2, 2],
  tunnel_coal: [1, 1, 1, 2, 2, 2, 2],
  tunnel_points: [1, 1, 2, 2, 2, 2, 3],
  tunnel_symbols: { 22: [1, 4, 6], 32: [2, 4, 5, 7], 42: [3, 5, 6, 7] },
  wet_pools: [2],
  start_buildings: [],
  buildings: [12, 24],
  years: 3,
  rent: [
    [2, 0],
    [2, 1],
    [1, 2],
  ],
  disk_values: { black: 1, brown: 2, yellow: 3 },
  flood: { pinge: 2, shaft: 2, tunnel: 5 },
}) // prettier-ignore

/** Lumps of coal in groups. `taken` counts lumps from the left, `open` counts reachable groups. */
export function lumps(groups: readonly number[], taken: number, open: number): LumpView[] {
  const all = groups.flatMap((size, group) => Array.from({ length: size }, () => group))
  return all.map((group, index) => ({ group, taken: index < taken, reachable: group < open && index >= taken }))
}

const START = playerView({
  workers: ['farmer', 'farmhand', 'digger'],
  mine: {
    pinge: lumps(sampleFacts.pinge_groups, 0, 1),
    tunnel: lumps(sampleFacts.tunnel_coal, 0, 0),
    sections: sampleFacts.tunnel_coal.map(() => ({})),
    pinge_bonus: 2,
  },
})

/** The starting player with changes. */
export function samplePlayer(
  change: Partial<Omit<PlayerView, 'mine'>> & { mine?: Partial<PlayerView['mine']> } = {},
): PlayerView {
  return { ...START, ...change, mine: { ...START.mine, ...change.mine } }
}

/** A player whose Pinge is empty. */
export function tunnelPlayer(change: Parameters<typeof samplePlayer>[0] = {}): PlayerView {
  const mine = { exhausted: true, pinge: lumps(sampleFacts.pinge_groups, 7, 3), ...change.mine }
  return samplePlayer({ workers: ['farmer', 'farmhand', 'haspelknecht', 'miner'], ...change, mine })
}

/** A plan with changes. */
export function plan(change: Partial<PlanView>): PlanView {
  return { ...START.plan, ...change }
}

/** A board with these players. */
export function sampleBoard(players: BoardView['players'], change: Partial<BoardView> = {}): BoardView {
  const order = Object.keys(players) as BoardView['order']
  const empty = boardView({ year: 1, season: 'spring', stage: 'taking', order, turn: order[0] ?? 'A', bag: {}, pools: [], stacks: {}, players: {} }) // prettier-ignore
  return { ...empty, players, ...change }
}
