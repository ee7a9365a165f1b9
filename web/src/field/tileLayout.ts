/** The layout of a tile for each level of detail. The origin is the centre of the hexagon. */
import type { Detail } from './fieldLayout'

interface Column {
  readonly size: number
  readonly x: number
  readonly y: number
}

export interface TileLayout {
  readonly face: number // radius of the paper
  readonly disk: { readonly size: number; readonly y: number; readonly apart: number }
  readonly picture: { readonly size: number; readonly y: number }
  readonly symbols: Column & { readonly apart: number; readonly most: number }
  readonly owners: Column & { readonly rise: number; readonly room: number }
  readonly foot: { readonly size: number; readonly y: number; readonly text: number }
  readonly name: { readonly y: number; readonly width: number } | null
}

export const TILE_LAYOUTS: Record<Detail, TileLayout> = {
  full: {
    face: 48.7,
    disk: { size: 18, y: -44.5, apart: 20 },
    picture: { size: 37, y: -28.5 },
    symbols: { size: 17, x: 22.5, y: -25, apart: 18, most: 2 },
    owners: { size: 19, x: -40.5, y: -10, rise: 12, room: 24 },
    foot: { size: 19, y: 24.5, text: 12.5 },
    name: { y: 8.5, width: 84 },
  },
  plain: {
    face: 40.4,
    disk: { size: 16, y: -37, apart: 17 },
    picture: { size: 34, y: -17.5 },
    symbols: { size: 14, x: 19.5, y: -18, apart: 15, most: 2 },
    owners: { size: 16, x: -34, y: 2, rise: 10, room: 24 },
    foot: { size: 17.5, y: 18.8, text: 12.5 },
    name: null,
  },
  small: {
    face: 26.6,
    disk: { size: 13, y: -26.5, apart: 13.5 },
    picture: { size: 25, y: -13 },
    symbols: { size: 0, x: 0, y: 0, apart: 0, most: 0 },
    owners: { size: 12, x: -24.5, y: 0, rise: 7, room: 14 },
    foot: { size: 14, y: 11.5, text: 11 },
    name: null,
  },
}

/** The vertical distance of stacked owner disks, so that all of them stay on the tile. */
export function riseOf({ rise, room }: TileLayout['owners'], owners: number): number {
  return owners < 2 ? 0 : Math.min(rise, room / (owners - 1))
}
