import { describe, expect, it } from 'vitest'
import { nearest } from './arrowKeys'

describe('arrow keys', () => {
  const from = { x: 0, y: 0 }
  const around = [
    { x: 10, y: 0 },
    { x: 20, y: 0 },
    { x: -5, y: 9 },
    { x: 5, y: 9 },
    { x: 0, y: -20 },
  ]

  it('go to the nearest spot in their direction', () => {
    expect(nearest(from, around, [1, 0])).toBe(0)
    expect(nearest(from, around, [0, -1])).toBe(4)
    expect(around[nearest(from, around, [0, 1])!]!.y).toBe(9)
  })

  it('stay where they are at the edge', () => {
    expect(nearest(from, around, [-1, 0])).toBeNull()
  })
})
