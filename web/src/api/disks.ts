/** The disks, and the markers that serve as one. */
import type { Colour, Disks } from './types'

/** In the order in which they are shown everywhere. */
export const COLOURS: readonly Colour[] = ['black', 'brown', 'yellow']

export const NO_DISKS: Disks = { yellow: 0, brown: 0, black: 0 }

/** Markers that serve as a disk, by tile. */
export const COLOUR_MARKERS: Readonly<Record<number, Colour>> = { 22: 'yellow', 23: 'brown', 33: 'black' }
