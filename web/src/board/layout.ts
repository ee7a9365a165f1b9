/**
 * The layout of a board's drawing: a wide one for desktops, a tall one for phones.
 * Both grow with the available space: more sky, a higher tunnel and a deeper sump.
 */
import type { Box } from './woodcut'

export interface Bench extends Box {
  readonly portrait: { readonly x: number; readonly y: number; readonly size: number }
  readonly name: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' }
  readonly chip: Box
  readonly sockets: { readonly x: number; readonly step: number; readonly size: number; readonly count: number }
  readonly below: boolean // below ground: light text
}

export interface Heap {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly spread: number // width for further pieces of the heap
  readonly caption: { readonly x: number; readonly y: number }
}

export interface BoardLayout {
  readonly tall: boolean
  readonly box: Box // the visible part
  readonly left: number // left end of the ground
  readonly right: number // right end of the ground
  readonly hills: number
  readonly yard: number
  readonly ground: number
  readonly soil: number
  readonly seam: number
  readonly roof: number
  readonly floor: number
  readonly deep: number
  readonly bottom: number
  readonly house: { readonly x: number; readonly y: number; readonly scale: number }
  readonly plots: Box // space for buildings
  readonly heaps: Record<'food' | 'wood' | 'coal' | 'thaler' | 'debts', Heap>
  readonly markers: Box
  readonly carts: readonly [Box, Box]
  readonly disk: number
  readonly benches: Record<'farmer' | 'farmhand' | 'digger' | 'miner' | 'haspelknecht', Bench>
  readonly pit: Box
  readonly shaft: Box
  readonly sump: number // depth of the shaft below the floor of the Tunnel
  readonly tunnel: { readonly x: number; readonly width: number; readonly lump: number }
  readonly shelves: Box // winter storage
}

export const REACH = 420 // land beyond the frame, visible in very wide frames

/** The visible box for the available space: `least` is always inside, and extra space shows more land. */
export function frame(width: number, height: number, least: Box): { box: Box; extra: number } {
  const ratio = width > 0 && height > 0 ? width / height : least.width / least.height
  if (ratio > least.width / least.height) {
    const wide = least.height * ratio
    return { box: { ...least, x: least.x - (wide - least.width) / 2, width: wide }, extra: 0 }
  }
  const extra = least.width / ratio - least.height
  return { box: { ...least, height: least.height + extra }, extra }
}

export const heap = (x: number, y: number, size: number, spread: number, caption: { x: number; y: number }): Heap => ({
  x,
  y,
  size,
  spread,
  caption,
})
