import { describe, expect, it } from 'vitest'
import { patched } from '../table/patch'
import type { Schemas } from './types'
import { boardView, gameFacts, logEntry, playerView, seatView } from './view'

const BOARD: Schemas['BoardView'] = {
  year: 1,
  season: 'spring',
  stage: 'taking',
  order: ['A', 'B'],
  turn: 'A',
  bag: { black: 3 },
  pools: [{ action: { yellow: 2 } }],
  stacks: {},
  players: { A: { food: 1, mine: { pinge: [{ group: 0 }] } }, B: {} },
}

describe('a view', () => {
  it('is complete, however little the server says', () => {
    const seat = seatView({ seat: 'A', moves: [{ move: 'x', button: 'X', does: 'X.' }], compose: {} })
    expect(seat).toMatchObject({ todo: '', may_undo: false, work: [], work_moves: [], winter: null, tiles: {}, player: null })
    expect(seat.moves[0]).toMatchObject({ targets: [], commit: 'at once', warning: '', outcome: { points: 0, tiles: [] } })
    expect(seat.compose).toMatchObject({ placed: [], free: {}, accepts: {}, removable: [], ready: false, complete: false })
    const player = playerView({})
    expect(player.mine).toMatchObject({ exhausted: false, flooded: [], pinge: [], sections: [] })
    expect(player.plan).toMatchObject({ farmer: { yellow: 0, brown: 0, black: 0 }, digger: 'unpaid' })
    expect(logEntry({ number: 1, kind: 'move', year: 1, season: 'spring', stage: 'taking' })).toMatchObject({
      part: 0,
      lines: [],
      points: [],
      seat: null,
    })
  })

  it('keeps what the server says', () => {
    const board = boardView(BOARD)
    expect(board.bag).toEqual({ yellow: 0, brown: 0, black: 3 })
    expect(board.pools[0]).toEqual({
      action: { yellow: 2, brown: 0, black: 0 },
      reserve: { yellow: 0, brown: 0, black: 0 },
    })
    expect(board.players.A?.mine.pinge).toEqual([{ group: 0, taken: false, reachable: false }])
    expect(boardView({ ...BOARD, at_work: { worker: 'farmer', steps: 2 } }).at_work).toEqual({
      worker: 'farmer',
      steps: 2,
      in_tunnel: false,
    })
  })

  it('has the same parts again if they did not change', () => {
    const before = boardView(BOARD)
    const after = boardView(patched(BOARD, { players: { B: { food: 2 } } }) as typeof BOARD)
    expect(after.players.A).toBe(before.players.A)
    expect(after.players.B?.food).toBe(2)
    expect(boardView(BOARD)).toBe(before)
  })

  it('has facts with all that is printed on a tile', () => {
    const tile = { level: 1, name: 'Barn', text: '', cost: {}, points: [1] }
    const facts = gameFacts({
      edition: 'second', tiles: { 12: tile }, field: {}, pinge_groups: [], tunnel_coal: [], tunnel_points: [],
      tunnel_symbols: {}, wet_pools: [], start_buildings: [], buildings: [], years: 3, rent: [], disk_values: {},
      flood: { pinge: 2, shaft: 2, tunnel: 5 },
    }) // prettier-ignore
    expect(facts.tiles[12]).toMatchObject({ fee: null, forks: 0, building: false, marker: null })
    expect(facts.flood.tunnel).toBe(5)
  })
})
