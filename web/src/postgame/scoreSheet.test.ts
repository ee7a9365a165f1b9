import { describe, expect, it } from 'vitest'
import { SOURCES } from '../field/score'
import { kindOf, SHEET, sheetRows } from './scoreSheet'

describe('the final score sheet', () => {
  it('has a row for every source of points, and only one', () => {
    const named = SHEET.flatMap(({ sources }) => sources)
    expect([...named].sort()).toEqual([...SOURCES].sort())
  })

  it('adds up the sources of a row and leaves out what nobody has', () => {
    const rows = sheetRows({ A: { barn: 2, farm_storage: 1 }, B: { debts: -3, mill: 0 } }, ['B', 'A'])
    expect(rows.map(({ name, points }) => [name, points])).toEqual([
      ['stored', [0, 3]],
      ['debts', [-3, 0]],
    ])
    expect(rows[0]!.sources).toEqual(['farm_storage', 'barn'])
  })

  it('knows losses', () => {
    expect(kindOf('water')).toBe('losses')
    expect(kindOf('lorry')).toBe('mine')
  })
})
