/** Disks by colour. */
import type { Colour, Disks } from './view'

/** In display order. */
export const COLOURS: readonly Colour[] = ['black', 'brown', 'yellow']

/** Every disk as an item of its own, in display order. */
export function diskList(disks: Disks): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: disks[colour] }, () => colour))
}

export function total(disks: Disks): number {
  return disks.yellow + disks.brown + disks.black
}
