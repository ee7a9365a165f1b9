import { describe, expect, it } from 'vitest'
import type { WinterLook } from '../api/types'
import { keeping, rent } from './winter'

const winter: WinterLook = {
  food_due: 2,
  thaler_due: 0,
  food: 1,
  thaler: 3,
  debts: 1,
  coal: 3,
  coal_points: 2,
  places: [
    {
      place: 'farm',
      ways: [
        { goods: ['wood'], points: 1, there: false },
        { goods: ['food'], points: 0, there: true },
      ],
    },
    { place: 'coal_storage', ways: [{ goods: ['coal', 'wood'], points: 1, there: true }] },
  ],
}

describe('next winter', () => {
  it('counts what can be kept with what is there', () => {
    expect(keeping(winter)).toEqual({ goods: 3, points: 1 })
    expect(keeping({ ...winter, places: [] })).toEqual({ goods: 0, points: 0 })
  })

  it('names only rent that is due', () => {
    expect(rent(winter)).toEqual([{ good: 'food', due: 2, there: 1 }])
  })
})
