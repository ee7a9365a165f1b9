import { describe, expect, it } from 'vitest'
import type { PlayerWords } from '../api/types'
import { EMPTY, fits, freeDisks, loaded, loadsOf, put, spare, takeOff } from './draft'

const player = {
  cart1: { black: 2 },
  cart2: { yellow: 1 },
  markers: [22],
  fresh_tiles: [],
  food: 1,
  thaler: 0,
} as unknown as PlayerWords

describe('a plan in the making', () => {
  it('counts disks and colour markers that are still free', () => {
    expect(freeDisks(player, EMPTY)).toEqual({ black: 2, brown: 0, yellow: 2 })
    const paid = put(put(EMPTY, 'disk:black', 'farmer')!, 'disk:yellow', 'digger')!
    expect(freeDisks(player, paid)).toEqual({ black: 1, brown: 0, yellow: 1 })
  })
  it('does not count a marker that came in this phase', () => {
    expect(freeDisks({ ...player, fresh_tiles: [22] }, EMPTY).yellow).toBe(1)
  })
  it('pays hired workers with food, a Thaler or a yellow disk, the Miner never with a disk', () => {
    expect(put(EMPTY, 'good:food', 'digger')?.digger).toBe('food')
    expect(put(EMPTY, 'disk:yellow', 'haspelknecht')?.haspelknecht).toBe('yellow')
    expect(put(EMPTY, 'disk:yellow', 'miner')).toBeNull()
    expect(put(EMPTY, 'disk:brown', 'digger')).toBeNull()
    expect(put(EMPTY, 'good:food', 'farmer')).toBeNull()
  })
  it('promises food once', () => {
    expect(spare(player, put(EMPTY, 'good:food', 'digger')!, 'food')).toBe(0)
  })
  it('takes off what was put on', () => {
    const two = put(put(EMPTY, 'disk:black', 'farmer')!, 'marker:22', 'farmer')!
    expect(two.farmer).toEqual({ black: 1, brown: 0, yellow: 1 })
    expect(takeOff(two, 'farmer').farmer).toEqual({ black: 1, brown: 0, yellow: 0 })
    expect(loaded(takeOff(takeOff(two, 'farmer'), 'farmer'), 'farmer')).toBe(false)
  })
  it('accepts a disk if some allowed load has room for it', () => {
    const allowed = loadsOf('farmer', ['farmer idle', 'farmer 2 black', 'farmer 1 yellow 1 brown', 'farmhand 3 black'])
    expect(fits({ black: 1, brown: 0, yellow: 0 }, allowed)).toBe(true)
    expect(fits({ black: 1, brown: 1, yellow: 0 }, allowed)).toBe(false)
    expect(fits({ black: 3, brown: 0, yellow: 0 }, allowed)).toBe(false)
  })
})
