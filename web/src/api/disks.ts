/** The disks. */
import type { Colour, Disks } from './view'

/** In the order in which they are shown everywhere. */
export const COLOURS: readonly Colour[] = ['black', 'brown', 'yellow']

/** One by one, in that order. */
export function diskList(disks: Disks): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: disks[colour] }, () => colour))
}

export function total(disks: Disks): number {
  return disks.yellow + disks.brown + disks.black
}
