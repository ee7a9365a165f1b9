/** Fits a field of any shape into a box: how detailed its tiles are, and where the level plates go. */
import { extentOf, pitchFor, sizeOf, type Extent } from './hexagons'

/** `full` with names, `plain` without, `small` with the essentials only. */
export type Detail = 'full' | 'plain' | 'small'

type Places = Readonly<Record<string, readonly [number, number]>>

/** The distance of hexagons that each level of detail is designed for. */
export const PITCH: Record<Detail, number> = { full: 95.5, plain: 78.5, small: 54 }

/** The level plates: a column on the left, or a strip on top of a wide field. */
const COLUMN: Record<Detail, number> = { full: 50, plain: 36, small: 36 }
const STRIP = 34
const MARGIN = 2

/** The layout of a field, in units of the viewBox. */
export interface FieldLayout {
  readonly detail: Detail
  readonly extent: Extent
  readonly pitch: number
  readonly column: boolean // plates on the left, else on top
  readonly x: number // offset of the field
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Choose the layout with the largest tiles; names are shown if they are legible. */
export function fitField(places: Places, width: number, height: number): FieldLayout {
  const extent = extentOf(Object.values(places))
  const beside = pitchFor(extent, width - COLUMN.plain - 2 * MARGIN, height - 2 * MARGIN)
  const below = pitchFor(extent, width - 2 * MARGIN, height - STRIP - 2 * MARGIN)
  const column = levelRows(places) !== null ? beside * 1.15 >= below : beside >= below
  const named = pitchFor(
    extent,
    width - (column ? COLUMN.full : 0) - 2 * MARGIN,
    height - (column ? 0 : STRIP) - 2 * MARGIN,
  )
  const detail = detailFor(named, column ? beside : below)
  const pitch = PITCH[detail]
  const size = sizeOf(extent, pitch)
  const x = MARGIN + (column ? COLUMN[detail] : 0)
  const y = MARGIN + (column ? 0 : STRIP)
  return { detail, extent, pitch, column, x, y, width: x + size.width + MARGIN, height: y + size.height + MARGIN }
}

/** The most detailed level whose design size fits. */
function detailFor(named: number, plain: number): Detail {
  if (named >= PITCH.full * 0.94) return 'full'
  return plain >= PITCH.plain * 0.88 ? 'plain' : 'small'
}

/** The row of each level if every level has exactly one row of its own, else null. */
export function levelRows(places: Places): readonly number[] | null {
  const rows: number[] = []
  for (const [tile, [, row]] of Object.entries(places)) {
    const level = levelOf(tile)
    if ((rows[level - 1] ?? row) !== row) return null
    rows[level - 1] = row
  }
  return new Set(rows).size === rows.length ? rows : null
}

/** The first digit of a tile's number is its level. */
export function levelOf(tile: string | number): number {
  return Math.floor(Number(tile) / 10)
}
