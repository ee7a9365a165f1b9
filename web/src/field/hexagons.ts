/** Geometry of hexagons. Places count x in half hexagons and rows from the top. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** The bounding box of places, in half hexagons and rows. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly halves: number
  readonly rows: number
}

const ROW = Math.sqrt(3) / 2 // distance of rows, in widths of a hexagon
const HEIGHT = 2 / Math.sqrt(3) // of a hexagon, in its widths

/** The bounding box of a field. */
export function extentOf(places: readonly (readonly [number, number])[]): Extent {
  const xs = places.map(([x]) => x)
  const rows = places.map(([, row]) => row)
  const left = Math.min(...xs)
  const top = Math.min(...rows)
  return { left, top, halves: Math.max(...xs) - left + 2, rows: Math.max(...rows) - top + 1 }
}

/** Width and height of a field with this distance between hexagons. */
export function sizeOf(extent: Extent, pitch: number): { width: number; height: number } {
  return { width: (extent.halves / 2) * pitch, height: ((extent.rows - 1) * ROW + HEIGHT) * pitch }
}

/** The centre of a place. */
export function centre([x, row]: readonly [number, number], extent: Extent, pitch: number): Point {
  return {
    x: ((x - extent.left + 1) / 2) * pitch,
    y: ((row - extent.top) * ROW + HEIGHT / 2) * pitch,
  }
}

/** The largest pitch at which a field fits into a box. */
export function pitchFor(extent: Extent, width: number, height: number): number {
  const unit = sizeOf(extent, 1)
  return Math.min(width / unit.width, height / unit.height)
}

/** A pointy-top hexagon around the origin. */
export function hexagon(radius: number): string {
  const side = round(radius * ROW)
  const half = round(radius / 2)
  const tip = round(radius)
  return `M0 ${-tip}L${side} ${-half}V${half}L0 ${tip}L${-side} ${half}V${-half}z`
}

/** The radius of a hexagon of this width. */
export function radiusOf(width: number): number {
  return (width * HEIGHT) / 2
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
