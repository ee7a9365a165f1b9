import { describe, expect, it } from 'vitest'
import { keptBy, mayAdd, NOTHING, storeMove } from './storing'

describe('storing for the winter', () => {
  it('says what is kept as one move', () => {
    expect(storeMove(NOTHING)).toBe('store nothing')
    expect(storeMove({ farm: ['wood'], barn: ['food'], storage: ['wood', 'coal'] })).toBe(
      'store farm wood barn food storage coal wood',
    )
  })
  it('reads a move back', () => {
    expect(keptBy('store farm wood storage coal wood')).toEqual({ farm: ['wood'], barn: [], storage: ['coal', 'wood'] })
  })
  it('lets a place keep what the rules allow beside the rest', () => {
    const legal = ['store nothing', 'store farm wood', 'store farm coal']
    expect(mayAdd(NOTHING, 'farm', 'coal', legal)).toBe(true)
    expect(mayAdd(NOTHING, 'barn', 'coal', legal)).toBe(false)
    expect(mayAdd({ ...NOTHING, farm: ['wood'] }, 'farm', 'coal', legal)).toBe(false)
  })
})
