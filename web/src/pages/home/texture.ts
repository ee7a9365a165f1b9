/** Woodcut textures as SVG paths, with seeded randomness. */
import { seededRandom } from '../../art/seededRandom'

/** Short strokes along a layer of earth. */
export function strokes(seed: number, x: number, y: number, width: number, height: number, count: number): string {
  const random = seededRandom(seed)
  let path = ''
  for (let drawn = 0; drawn < count; drawn++) {
    const left = Math.round(x + random() * width)
    const top = Math.round(y + random() * height)
    path += `M${left} ${top}l${Math.round(7 + random() * 12)} ${Math.round(random() * 4 - 2)}`
  }
  return path
}

/** Dots scattered over a box: stars. */
export function specks(seed: number, x: number, y: number, width: number, height: number, count: number): string {
  const random = seededRandom(seed)
  return Array.from(
    { length: count },
    () => `M${Math.round(x + random() * width)} ${Math.round(y + random() * height)}h.01`,
  ).join('')
}

/** Tufts of grass on a line. */
export function tufts(seed: number, from: number, to: number, y: number): string {
  const random = seededRandom(seed)
  let path = ''
  for (let x = from; x < to; x += 7 + random() * 16) {
    const tall = 4 + random() * 5
    const at = `M${x.toFixed(1)} ${y}`
    path += `${at}l${(-tall / 3).toFixed(1)} ${(-tall).toFixed(1)}${at}l.4 ${(-tall * 1.25).toFixed(1)}`
    path += `${at}l${(tall / 2.2).toFixed(1)} ${(-tall * 0.9).toFixed(1)}`
  }
  return path
}

/** A line of hills, closed at the ground. */
export function hills(seed: number, width: number, y: number, swing: number, step: number, ground: number): string {
  const random = seededRandom(seed)
  let path = `M0 ${y}`
  for (let x = 0; x < width + step; x += step) {
    const top = (y + (random() - 0.5) * 2 * swing).toFixed(1)
    path += x === 0 ? `Q${step / 2} ${y} ${step} ${top}` : `T${x + step} ${top}`
  }
  return `${path}V${ground}H0z`
}
