/** Woodcut lines as SVG paths. All randomness is seeded, so that a board always looks the same. */
import { seededRandom } from '../art/seededRandom'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** The upper edge of a layer, from left to right. */
function edge(seed: number, from: number, to: number, y: number, swing: number, step: number): string {
  const random = seededRandom(seed)
  const heights = Array.from({ length: Math.ceil((to - from) / step) + 1 }, () => y + (random() - 0.5) * 2 * swing)
  let path = `M${short(from)} ${short(heights[0]!)}`
  heights.slice(1).forEach((height, index) => {
    const x = from + index * step
    const middle = (heights[index]! + height) / 2
    path += `Q${short(x + step / 4)} ${short(heights[index]!)} ${short(x + step / 2)} ${short(middle)}`
    path += `T${short(x + step)} ${short(height)}`
  })
  return path
}

/** A layer: its edge and everything below it. */
export function layer(
  seed: number,
  from: number,
  to: number,
  y: number,
  swing: number,
  step: number,
  bottom: number,
): string {
  return `${edge(seed, from, to, y, swing, step)}V${short(bottom)}H${short(from)}z`
}

/** Short strokes along a layer. */
export function strokes(seed: number, box: Box, row: number, gap: number, length: number): string {
  const random = seededRandom(seed)
  let path = ''
  for (let y = box.y; y < box.y + box.height; y += row) {
    for (let x = box.x + random() * gap; x < box.x + box.width; x += length + gap * (0.4 + random())) {
      const end = x + length * (0.5 + random() * 0.8)
      path += `M${short(x)} ${short(y + (random() - 0.5) * 4)}L${short(end)} ${short(y + (random() - 0.5) * 4)}`
    }
  }
  return path
}

/** Facets of unopened coal. */
export function facets(seed: number, box: Box, count: number): string {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const x = box.x + random() * (box.width - 14)
    const y = box.y + random() * box.height
    const wide = 5 + random() * 7
    const start = `M${short(x)} ${short(y)}`
    if (random() < 0.45) return `${start}l${short(wide / 2)} ${short(wide / 2.4)}`
    return `${start}l${short(wide)} ${short(-wide / 2)}l${short(wide / 2.6)} ${short(wide / 2)}`
  }).join('')
}

/** Tufts of grass along a line. */
export function tufts(seed: number, from: number, to: number, y: number): string {
  const random = seededRandom(seed)
  let path = ''
  for (let x = from; x < to; x += 9 + random() * 16) {
    const tall = 4 + random() * 3
    const blade = (dx: number, dy: number): string => `M${short(x)} ${y}l${short(dx)} ${short(dy)}`
    path += blade(-tall / 3, -tall) + blade(0.4, -tall * 1.25) + blade(tall / 2.2, -tall * 0.9)
  }
  return path
}

/** Dots along a line: flowers in the grass. */
export function specks(seed: number, from: number, to: number, y: number): string {
  const random = seededRandom(seed)
  let path = ''
  for (let x = from; x < to; x += 14 + random() * 30) path += `M${short(x)} ${short(y - random() * 3)}h.1`
  return path
}
