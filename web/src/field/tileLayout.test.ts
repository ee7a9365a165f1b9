import { describe, expect, it } from 'vitest'
import { TILE_LAYOUTS, riseOf } from './tileLayout'

describe('a stack of owners', () => {
  it('stays within its room', () => {
    for (const { owners } of Object.values(TILE_LAYOUTS)) {
      expect(riseOf(owners, 1)).toBe(0)
      expect(riseOf(owners, 2)).toBe(owners.rise)
      expect(riseOf(owners, 4) * 3).toBeLessThanOrEqual(owners.room)
    }
  })
})
