import { expect, test } from 'vitest'
import { counted, stepsOf } from './scales.svelte'

test('a scale is shown from where it begins to score, and a little beyond its end', () => {
  expect(stepsOf({ points: [0, 0, 0, 2], each_more: 1 }, 3)).toEqual([
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
  ])
  expect(stepsOf({ points: [0, 2, 5], each_more: 6 }, 0)).toEqual([
    [1, 2],
    [2, 5],
  ])
})

test('points by year begin with the first', () => {
  expect(counted([2, 1, 0])).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
  ])
})
