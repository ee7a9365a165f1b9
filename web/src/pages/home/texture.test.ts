import { expect, test } from 'vitest'
import { hills, strokes, tufts } from './texture'

test('textures are the same every time', () => {
  expect(strokes(3, 0, 0, 100, 20, 12)).toBe(strokes(3, 0, 0, 100, 20, 12))
  expect(strokes(3, 0, 0, 100, 20, 12)).not.toBe(strokes(4, 0, 0, 100, 20, 12))
})

test('strokes stay in their layer', () => {
  const starts = [...strokes(7, 40, 60, 200, 30, 50).matchAll(/M(\d+) (\d+)/g)]
  expect(starts).toHaveLength(50)
  for (const [, x, y] of starts) {
    expect(Number(x)).toBeGreaterThanOrEqual(40)
    expect(Number(x)).toBeLessThanOrEqual(240)
    expect(Number(y)).toBeGreaterThanOrEqual(60)
    expect(Number(y)).toBeLessThanOrEqual(90)
  }
})

test('hills reach from edge to edge and close', () => {
  expect(hills(1, 400, 50, 8, 80, 100)).toMatch(/^M0 50Q.*V100H0z$/)
  expect(tufts(1, 0, 200, 10)).toMatch(/^M0.0 10l/)
})
