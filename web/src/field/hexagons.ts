/** Where hexagons lie. Places count x in half hexagons and rows from the top; lengths are in units of the drawing. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** The box that holds a set of places, in half hexagons and rows. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly halves: number
  readonly rows: number
}

const ROW = Math.sqrt(3) / 2 // from row to row, in widths of a hexagon
const HEIGHT = 2 / Math.sqrt(3) // of one hexagon, in its widths

/** What a field of these places needs. */
export function extentOf(places: readonly (readonly [number, number])[]): Extent {
  const xs = places.map(([x]) => x)
  const rows = places.map(([, row]) => row)
  const left = Math.min(...xs)
  const top = Math.min(...rows)
  return { left, top, halves: Math.max(...xs) - left + 2, rows: Math.max(...rows) - top + 1 }
}

/** Width and height of a field whose hexagons lie `pitch` apart. */
export function sizeOf(extent: Extent, pitch: number): { width: number; height: number } {
  return { width: (extent.halves / 2) * pitch, height: ((extent.rows - 1) * ROW + HEIGHT) * pitch }
}

/** The middle of a place. */
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

/** A hexagon on its point around the origin, `radius` from the middle to each corner. */
export function hexagon(radius: number): string {
  const side = round(radius * ROW)
  const half = round(radius / 2)
  const tip = round(radius)
  return `M0 ${-tip}L${side} ${-half}V${half}L0 ${tip}L${-side} ${half}V${-half}z`
}

/** From the middle to the corners of a hexagon that is `width` wide. */
export function radiusOf(width: number): number {
  return (width * HEIGHT) / 2
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
