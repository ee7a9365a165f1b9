import { describe, expect, it } from 'vitest'
import { fitField, levelRows, PITCH } from './fieldLayout'

/** A field drawn as in layouts.toml. Tiles of a level are numbered in reading order. */
function drawn(...lines: string[]): Record<string, [number, number]> {
  const places: Record<string, [number, number]> = {}
  const count = [0, 0, 0, 0]
  lines.forEach((line, row) =>
    Array.from(line).forEach((sign, x) => {
      if (sign !== ' ') places[`${sign}${++count[Number(sign) - 1]!}`] = [x, row]
    }),
  )
  return places
}

const two = drawn('1 1 1', ' 2 2 2', '3 3 3', ' 4 4 4')
const three = drawn('1 1 1 1', ' 2 2 2 2', '3 3 3 3', ' 4 4 4 4')
const four = drawn('1 1 1 1 1', ' 2 2 2 2 2', '3 3 3 3 3', ' 4 4 4 4 4')
const shortLegs = drawn('   2 1 1 1 1', '4 3 2 2 1 2 2 3 4', ' 4   3     3   4')
const tower = drawn('   2', '  1 1', '   1', '  2 2', ' 3 3 3', '4 4 4 4')

describe('fitting a field', () => {
  it('shows names for two and three players at 1280, not for four', () => {
    expect(fitField(two, 488, 362).detail).toBe('full')
    expect(fitField(three, 488, 362).detail).toBe('full')
    expect(fitField(four, 488, 362).detail).toBe('plain')
  })

  it('shows names of twenty tiles on a wide screen', () => {
    expect(fitField(four, 640, 480).detail).toBe('full')
  })

  it('drops names on a phone', () => {
    expect(fitField(three, 382, 310).detail).toBe('plain')
  })

  it('puts the plates on top of a wide, flat field', () => {
    const flat = fitField(shortLegs, 488, 362)
    expect(flat.column).toBe(false)
    expect(flat.detail).toBe('small')
    expect(fitField(tower, 488, 362).column).toBe(true)
  })

  it('holds all hexagons in its drawing', () => {
    for (const places of [two, three, four, shortLegs, tower]) {
      const { detail, extent, x, width } = fitField(places, 488, 362)
      expect(x + (extent.halves / 2) * PITCH[detail]).toBeLessThan(width)
    }
  })
})

describe('rows of levels', () => {
  it('are known when every row is one level', () => {
    expect(levelRows(three)).toEqual([0, 1, 2, 3])
    expect(levelRows(tower)).toBeNull()
    expect(levelRows(shortLegs)).toBeNull()
  })
})
