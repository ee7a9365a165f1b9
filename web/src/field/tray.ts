/** The sockets of a tray and the disks in them. */
import { COLOURS } from '../api/disks'
import type { Colour, Disks } from '../api/view'

export interface Socket {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Sockets in rows, evenly spaced in a box, and the radius of their disks. More disks get more columns. */
export function sockets(count: number, columns: number, rows: number, box: Box): { places: Socket[]; radius: number } {
  const across = Math.max(columns, Math.ceil(count / rows))
  const [wide, tall] = [box.width / across, box.height / rows]
  const places = Array.from({ length: across * rows }, (_, index) => ({
    x: box.x + (index % across) * wide + wide / 2,
    y: box.y + Math.floor(index / across) * tall + tall / 2,
  }))
  return { places, radius: Math.min(wide, tall) / 2 - 2.5 }
}

export interface LyingDisk {
  readonly key: string
  readonly place: number
}

/** Disks grouped by colour, each with the index of its socket. */
export function disksByColour(disks: Disks): { colour: Colour; disks: LyingDisk[] }[] {
  let place = 0
  return COLOURS.map((colour) => ({
    colour,
    disks: Array.from({ length: disks[colour] }, (_, index) => ({ key: `${colour}-${index}`, place: place++ })),
  })).filter(({ disks: found }) => found.length > 0)
}
