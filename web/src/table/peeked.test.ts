import { describe, expect, it } from 'vitest'
import type { TileLook } from '../api/types'
import { peekedTile, worthALook } from './peeked'

const look = (access: string, payable: boolean): TileLook => ({ access, payable }) as TileLook

describe('the card beside the field', () => {
  it('is that of the tile under the pointer', () => {
    const element = {} as Element
    expect(peekedTile({ target: 'tile:31', element })).toBe(31)
    expect(peekedTile({ target: 'water', element })).toBeNull()
    expect(peekedTile(null)).toBeNull()
  })
  it('else that of a tile one could have', () => {
    const field = { 11: look('owned', false), 12: look('open', false), 21: look('distant', true) }
    expect(worthALook(field, [11, 12, 21])).toBe(21)
    expect(worthALook({ ...field, 21: look('closed', false) }, [11, 12, 21])).toBe(12)
    expect(worthALook({}, [11, 12])).toBe(11)
  })
})
