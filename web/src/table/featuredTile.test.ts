import { describe, expect, it } from 'vitest'
import { tileView, type TileView } from '../api/view'
import { tileOf } from '../playing/targets'
import { featuredTile } from './featuredTile'

const told = (access: TileView['access'], payable: boolean): TileView => tileView({ access, payable })

describe('the card beside the field', () => {
  it('is that of the tile under the pointer', () => {
    expect(tileOf('tile:31')).toBe(31)
    expect(tileOf('water')).toBeNull()
    expect(tileOf(null)).toBeNull()
  })
  it('else that of a tile one could have', () => {
    const field = { 11: told('owned', false), 12: told('open', false), 21: told('distant', true) }
    expect(featuredTile(field, [11, 12, 21])).toBe(21)
    expect(featuredTile({ ...field, 21: told('closed', false) }, [11, 12, 21])).toBe(12)
    expect(featuredTile({}, [11, 12])).toBe(11)
  })
})
