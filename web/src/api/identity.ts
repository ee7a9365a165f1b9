/** What never changes during a game: the field, and what is printed on the components. */
import type { Colour, TableDetails } from './types'

export interface PrintedTile {
  readonly cost: Partial<Record<Colour | 'any', number>>
  readonly forks: number
  readonly hammers: number
}

/** Sections of the Tunnel are counted from 1 in the lists of symbols. */
export interface PrintedTunnel {
  readonly coal: readonly number[]
  readonly vp: readonly number[]
  readonly wheelbarrow: readonly number[]
  readonly lamp: readonly number[]
  readonly lorry: readonly number[]
}

export interface Identity {
  readonly edition: string
  readonly options: Record<string, string>
  readonly names: readonly string[]
  readonly layout: string
  /** Places of the tiles: x in half hexagons, and the row. */
  readonly field: Record<string, readonly [number, number]>
  readonly start_buildings: readonly number[]
  readonly improved_farmhand: boolean
  readonly components: {
    readonly tiles: Record<string, PrintedTile>
    readonly pinge: { readonly groups: readonly number[] }
    readonly tunnel: PrintedTunnel
    readonly pools: { readonly wet: readonly number[] }
  }
}

/** The identity of a table that has begun. */
export function identityOf(details: TableDetails): Identity | null {
  return details.identity as unknown as Identity | null
}
