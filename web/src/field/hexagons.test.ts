import { describe, expect, it } from 'vitest'
import { centre, extentOf, hexagon, pitchFor, sizeOf } from './hexagons'

describe('places of hexagons', () => {
  const places = [
    [2, 1],
    [4, 1],
    [3, 2],
  ] as const

  it('need a box from the outermost half hexagons and rows', () => {
    expect(extentOf(places)).toEqual({ left: 2, top: 1, halves: 4, rows: 2 })
  })

  it('fill that box exactly', () => {
    const extent = extentOf(places)
    const { width, height } = sizeOf(extent, 100)
    expect(width).toBe(200)
    expect(height).toBeCloseTo(86.6 + 115.47, 1)
    expect(centre([2, 1], extent, 100).x).toBe(50)
    expect(centre([4, 1], extent, 100).x).toBe(150)
    expect(centre([3, 2], extent, 100).y).toBeCloseTo(height - 57.74, 1)
  })

  it('take the largest pitch that fits both ways', () => {
    const extent = extentOf(places)
    expect(pitchFor(extent, 200, 1000)).toBe(100)
    expect(sizeOf(extent, pitchFor(extent, 1000, 300)).height).toBeCloseTo(300)
  })

  it('are drawn on their point', () => {
    expect(hexagon(10)).toBe('M0 -10L8.7 -5V5L0 10L-8.7 5V-5z')
  })
})
