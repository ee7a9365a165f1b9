import { describe, expect, it } from 'vitest'
import type { TableDetails } from '../api/types'
import { changedHere, optionsAt, printedAt } from './printed'
import type { OptionEntry, TileEntry } from './types'

const source = { kind: 'rebuilt', about: 'rebuilt' } as const
const tile = {
  number: 42,
  cost: { yellow: 0, brown: 1, black: 0, any: 4 },
  cost_source: source,
  forks: 0,
  hammers: 1,
  symbols_source: source,
} as TileEntry
const option = {
  id: 'lorry_during_pinge',
  name: 'Lorry',
  rules: ['R-TILE-42b'],
  values: [
    { id: 'wood_only', text: 'Only wood', books: [], editions: ['second'] },
    { id: 'wood_and_coal', text: 'Coal too', books: [], editions: ['first', 'french'] },
  ],
} as unknown as OptionEntry

const table = (cost: object, edition: string, options = {}): TableDetails =>
  ({
    rules: { edition, options },
    facts: { edition, tiles: { 42: { cost, forks: 0, hammers: 1 } } },
  }) as unknown as TableDetails

describe('a tile at a table', () => {
  it('keeps its source while the values are ours', () => {
    expect(printedAt(tile, undefined).costSource).toBe(source)
    expect(printedAt(tile, table({ brown: 1, any: 4 }, 'second')).costSource).toBe(source)
  })
  it('says that the table set its own cost', () => {
    const printed = printedAt(tile, table({ black: 2 }, 'second'))
    expect(printed.costSource).toBeNull()
    expect(printed.cost).toEqual({ black: 2 })
    expect(printed.symbolsSource).toBe(source)
  })
})

describe('options of a table', () => {
  it('come from the edition unless set', () => {
    expect(optionsAt(table({}, 'first'), [option])).toEqual({ lorry_during_pinge: 'wood_and_coal' })
    expect(optionsAt(table({}, 'first', { lorry_during_pinge: 'wood_only' }), [option])).toEqual({
      lorry_during_pinge: 'wood_only',
    })
    expect(optionsAt(undefined, [option])).toEqual({})
  })
  it('are told where they change a rule of the tile', () => {
    const played = { lorry_during_pinge: 'wood_and_coal' }
    expect(changedHere(['R-TILE-42b'], played, [option])).toEqual([{ name: 'Lorry', text: 'Coal too' }])
    expect(changedHere(['R-TILE-11'], played, [option])).toEqual([])
    expect(changedHere(['R-TILE-42b'], { lorry_during_pinge: 'wood_only' }, [option])).toEqual([])
  })
})
