import { describe, expect, it } from 'vitest'
import { total } from '../api/disks'
import { disksByColour, sockets } from './tray'

const box = { x: 0, y: 0, width: 144, height: 80 }

describe('a tray', () => {
  it('has six sockets for six disks', () => {
    const { places, radius } = sockets(6, 3, 2, box)
    expect(places).toHaveLength(6)
    expect(places[4]).toEqual({ x: 72, y: 60 })
    expect(radius).toBe(17.5)
  })

  it('makes room when it is overfull', () => {
    const { places, radius } = sockets(9, 3, 2, box)
    expect(places).toHaveLength(10)
    expect(radius).toBeLessThan(17.5)
    expect(places.every(({ x }) => x + radius <= box.width)).toBe(true)
  })

  it('keeps colours together', () => {
    const found = disksByColour({ yellow: 1, brown: 0, black: 2 })
    expect(found.map(({ colour }) => colour)).toEqual(['black', 'yellow'])
    expect(found[1]!.disks).toEqual([{ key: 'yellow-0', place: 2 }])
    expect(total({ yellow: 1, brown: 0, black: 2 })).toBe(3)
  })
})
