/** What is printed on the tiles and not in the components file, because no edition changes it. */
import type { TileLook } from '../api/types'
import type { Identity } from '../api/identity'

export type Fee = NonNullable<TileLook['fee']>

export const ROMAN = ['I', 'II', 'III', 'IV'] as const

/** Tiles that bring an action marker; style/tokens.css has the colour of its tag. */
const MARKERS: readonly string[] = ['14', '22', '23', '25', '32', '33']

/** Tiles whose picture is also printed on sections of the Tunnel, which score for it at the end. */
export const IN_TUNNEL: readonly string[] = ['22', '32', '42']

export interface TileSymbol {
  readonly icon: string
  readonly tag?: string // colour of a marker
}

/** The small symbols of a tile: forks, hammers, building, marker. */
export function symbolsOf(tile: string, identity: Identity): TileSymbol[] {
  const printed = identity.components.tiles[tile]
  const found: TileSymbol[] = []
  if (printed?.forks) found.push({ icon: 'fork' })
  if (printed?.hammers) found.push({ icon: 'hammer' })
  if (buildings(identity).includes(tile)) found.push({ icon: 'building' })
  if (MARKERS.includes(tile)) found.push({ icon: 'marker', tag: `var(--tag-${tile})` })
  return found
}

/** The books disagree about the fourth tile with the symbol of a building. */
function buildings(identity: Identity): string[] {
  const chosen = identity.options.building_symbols ?? (identity.edition === 'first' ? 'tile_35' : 'tile_34')
  return ['12', '15', '24', chosen.slice(-2)]
}

/** Points for the first, second, … buyer of a level. */
export function seriesOf(level: number): number[] {
  return Array.from({ length: level }, (_, place) => level - place)
}

/** What a distant tile of a level costs beside its disks. */
export function feeOf(level: number): TileLook['fee'] {
  return level === 2 ? 'any' : level === 3 ? 'coal' : level === 4 ? 'food' : null
}

/** The icon of a fee. */
export function feeIcon(fee: Fee): 'goods' | 'food' | 'coal' {
  return fee === 'any' ? 'goods' : fee
}
