import { describe, expect, it } from 'vitest'
import type { PlayerWords } from '../api/types'
import { targetsOf, triedMove } from './meaning'

const pit = { pinge_coal: 3 } as PlayerWords
const tunnel = { pinge_coal: 0 } as PlayerWords

describe('what a move is about', () => {
  it('lights all disks of a colour in a pool', () => {
    expect(targetsOf('take 2 brown', pit)).toEqual(['pool:2:brown'])
  })
  it('lights a worker and the tile he can buy', () => {
    expect(targetsOf('farmer buys 24 for coal', pit)).toEqual(['worker:farmer', 'tile:24'])
  })
  it('mines in the Pinge while it has coal, then in the Tunnel', () => {
    expect(targetsOf('mine', pit)).toEqual(['coal:pinge'])
    expect(targetsOf('farmhand mines', tunnel)).toEqual(['worker:farmhand', 'coal:tunnel'])
  })
  it('lights both disks that the Oil Lamp swaps', () => {
    expect(targetsOf('lamp 1 yellow 3 black', pit)).toEqual(['marker:32', 'reserve:1:yellow', 'pool:3:black'])
  })
  it('leaves plans, storing and plain answers to their own buttons', () => {
    for (const move of ['farmer 2 black', 'store farm wood', 'refund', 'decline', 'end', 'stop', 'timber wood']) {
      expect(targetsOf(move, pit)).toEqual([])
    }
  })
})

describe('what to ask when something unlit is tried', () => {
  it('asks for the move that the player seems to want', () => {
    expect(triedMove('tile:31', pit, 'working')).toBe('farmer buys 31')
    expect(triedMove('worker:miner', tunnel, 'working')).toBe('miner works')
    expect(triedMove('worker:miner', tunnel, 'planning')).toBe('miner food')
    expect(triedMove('good:wood', tunnel, 'working')).toBe('prop tunnel')
  })
})
