/** Geometry of the year wheel. Angles are in degrees, clockwise from the top. */
import type { Season, Stage } from '../api/view'

export interface Sector {
  readonly kind: Season | 'water'
  readonly from: number
  readonly to: number
}

/** In the order of the wheel: water rises before spring and before autumn. */
export const SECTORS: readonly Sector[] = [
  { kind: 'water', from: 0, to: 36 },
  { kind: 'spring', from: 36, to: 108 },
  { kind: 'summer', from: 108, to: 180 },
  { kind: 'water', from: 180, to: 216 },
  { kind: 'autumn', from: 216, to: 288 },
  { kind: 'winter', from: 288, to: 360 },
]

/** The sector of a season and stage. */
export function sectorNow(season: Season, stage: Stage): Sector {
  const index = SECTORS.findIndex(({ kind }) => kind === season)
  return SECTORS[stage === 'water rises' ? Math.max(0, index - 1) : index]!
}

export function middle({ from, to }: Sector): number {
  return (from + to) / 2
}

/** The rotation that brings a sector to the top, by the shorter way. */
export function turnTo(sector: Sector, present: number): number {
  const wanted = -middle(sector)
  const way = ((((wanted - present) % 360) + 540) % 360) - 180
  return present + way
}

/** Whether a sector is in the lower half, where its text has to be reversed. */
export function below(sector: Sector, turn: number): boolean {
  return Math.cos(((middle(sector) + turn) * Math.PI) / 180) < -0.2
}

/** A point at an angle from the top. */
export function at(angle: number, radius: number): [number, number] {
  const rad = (angle * Math.PI) / 180
  return [round(Math.sin(rad) * radius), round(-Math.cos(rad) * radius)]
}

/** The outline of a sector between two radii. */
export function slice({ from, to }: Sector, inner: number, outer: number): string {
  const point = (angle: number, radius: number): string => at(angle, radius).join(' ')
  return (
    `M${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}` +
    `L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}z`
  )
}

/** The path of a sector's name; counter-clockwise in the lower half. */
export function writing({ from, to }: Sector, radius: number, against: boolean): string {
  const [start, end] = against ? [to, from] : [from, to]
  return `M${at(start, radius).join(' ')}A${radius} ${radius} 0 0 ${against ? 0 : 1} ${at(end, radius).join(' ')}`
}

/** Notches along the rim. */
export function notches(count: number, inner: number, outer: number): string {
  const angles = Array.from({ length: count }, (_, index) => (index * 360) / count)
  return angles.map((angle) => `M${at(angle, inner).join(' ')}L${at(angle, outer).join(' ')}`).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
