/**
 * Where everything lies in the drawing: one cut through farm and mine for the table, a tall one for the phone.
 * Both grow with the room they get: more sky above, a higher tunnel and a deeper sump below.
 */
import type { Box } from './strata'

export interface Bench extends Box {
  readonly portrait: { readonly x: number; readonly y: number; readonly size: number }
  readonly name: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' }
  readonly chip: Box
  readonly sockets: { readonly x: number; readonly step: number; readonly size: number; readonly count: number }
  readonly below: boolean // in the earth: light text
}

export interface Heap {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly spread: number // room for more pieces of the heap, to the right
  readonly caption: { readonly x: number; readonly y: number }
}

export interface Cut {
  readonly tall: boolean
  readonly box: Box // what is seen
  readonly left: number // ground reaches from here
  readonly right: number // to here
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
  readonly plots: Box // room for buildings
  readonly heaps: Record<'food' | 'wood' | 'coal' | 'thaler' | 'debts', Heap>
  readonly markers: Box
  readonly carts: readonly [Box, Box]
  readonly disk: number
  readonly benches: Record<'farmer' | 'farmhand' | 'digger' | 'miner' | 'haspelknecht', Bench>
  readonly pit: Box
  readonly shaft: Box
  readonly sump: number // height of one level of water
  readonly tunnel: { readonly x: number; readonly width: number; readonly lump: number }
  readonly shelves: Box // storage in winter
}

const REACH = 420 // land beyond the frame, seen when the frame is wider than the drawing

/** The frame of a drawing in its room: nothing is cut off, room that is left is shown as more land. */
function frame(width: number, height: number, least: Box): { box: Box; extra: number } {
  const ratio = width > 0 && height > 0 ? width / height : least.width / least.height
  if (ratio > least.width / least.height) {
    const wide = least.height * ratio
    return { box: { ...least, x: least.x - (wide - least.width) / 2, width: wide }, extra: 0 }
  }
  const extra = least.width / ratio - least.height
  return { box: { ...least, height: least.height + extra }, extra }
}

const heap = (x: number, y: number, size: number, spread: number, caption: { x: number; y: number }): Heap => ({
  x,
  y,
  size,
  spread,
  caption,
})

/** The cut of the table: 764 wide, at least 430 high. */
export function wideCut(width: number, height: number): Cut {
  const { box, extra } = frame(width, height, { x: 0, y: 18, width: 764, height: 430 })
  const sky = extra * 0.35
  const more = extra - sky
  const roof = 286 + more * 0.1
  const floor = 386 + more * 0.8
  const bottom = 448 + more
  const good = (x: number): Heap => heap(x, 85, 30, 34, { x: x - 16, y: 116 })
  const own = (x: number, wide: number): Bench => ({
    x,
    y: 188,
    width: wide,
    height: 32,
    portrait: { x: x + 4, y: 134, size: 58 },
    name: { x: x + 66, y: 144, anchor: 'start' },
    chip: { x: x + 64, y: 151, width: wide - 66, height: 27 },
    sockets: { x: x + 24, step: 33, size: 27, count: 5 },
    below: false,
  })
  const hired: Bench = {
    x: 266,
    y: 188,
    width: 58,
    height: 32,
    portrait: { x: 269, y: 140, size: 50 },
    name: { x: 294, y: 138, anchor: 'middle' },
    chip: { x: 170, y: 146, width: 94, height: 26 },
    sockets: { x: 295, step: 0, size: 25, count: 1 },
    below: false,
  }
  const chamber = floor - 22
  return {
    tall: false,
    box: { ...box, y: box.y - sky },
    left: -REACH,
    right: 764 + REACH,
    hills: 58,
    yard: 88,
    ground: 222,
    soil: 245,
    seam: 272,
    roof,
    floor,
    deep: floor + 40,
    bottom,
    house: { x: 8, y: 28, scale: 0.92 },
    plots: { x: 104, y: 40, width: 190, height: 62 },
    heaps: {
      food: good(318),
      wood: good(396),
      coal: good(474),
      thaler: good(556),
      debts: good(628),
    },
    markers: { x: 684, y: 60, width: 76, height: 42 },
    carts: [
      { x: 10, y: 160, width: 66, height: 66 },
      { x: 92, y: 160, width: 66, height: 66 },
    ],
    disk: 26,
    benches: {
      farmer: own(334, 210),
      farmhand: own(552, 204),
      digger: hired,
      haspelknecht: hired,
      miner: {
        x: 14,
        y: chamber - 32,
        width: 152,
        height: 32,
        portrait: { x: 18, y: chamber - 92, size: 62 },
        name: { x: 84, y: chamber - 66, anchor: 'start' },
        chip: { x: 82, y: chamber - 60, width: 84, height: 25 },
        sockets: { x: 42, step: 0, size: 27, count: 1 },
        below: true,
      },
    },
    pit: { x: 8, y: 222, width: 250, height: 122 + more * 0.3 },
    shaft: { x: 182, y: 218, width: 74, height: bottom - 220 },
    sump: (bottom - 2 - floor) / 5,
    tunnel: { x: 266, width: 70.6, lump: 30 },
    shelves: { x: 282, y: 128, width: 474, height: 92 },
  }
}

/** The tall cut of the phone: 390 wide, at least 594 high, with the carts as a tray at the bottom. */
export function tallCut(width: number, height: number): Cut {
  const { box, extra } = frame(width, height, { x: 0, y: -8, width: 390, height: 594 })
  const more = extra
  const roof = 348
  const floor = 430 + more * 0.75
  const bottom = 526 + more
  const good = (place: number): Heap =>
    heap(28 + place * 77, 76, 32, 0, { x: 49 + place * 77, y: 82 })
  const own = (y: number): Bench => ({
    x: 72,
    y: y + 28,
    width: 308,
    height: 40,
    portrait: { x: 8, y, size: 60 },
    name: { x: 74, y: y + 19, anchor: 'start' },
    chip: { x: 210, y: y - 1, width: 169, height: 26 },
    sockets: { x: 96, step: 44, size: 34, count: 6 },
    below: false,
  })
  const hired = (x: number, wide: number): Bench => ({
    x,
    y: 292,
    width: wide,
    height: 46,
    portrait: { x: x + 2, y: 297, size: 38 },
    name: { x: x + 42, y: 310, anchor: 'start' },
    chip: { x: x + 41, y: 314, width: wide - 81, height: 21 },
    sockets: { x: x + wide - 22, step: 0, size: 30, count: 1 },
    below: true,
  })
  return {
    tall: true,
    box,
    left: -REACH,
    right: 390 + REACH,
    hills: 34,
    yard: 54,
    ground: 268,
    soil: 294,
    seam: 338,
    roof,
    floor,
    deep: floor + 62,
    bottom,
    house: { x: 6, y: 6, scale: 0.62 },
    plots: { x: 74, y: 10, width: 190, height: 46 },
    heaps: {
      food: good(0),
      wood: good(1),
      coal: good(2),
      thaler: good(3),
      debts: good(4),
    },
    markers: { x: 266, y: 6, width: 120, height: 46 },
    carts: [
      { x: 6, y: bottom + 4, width: 186, height: 52 },
      { x: 198, y: bottom + 4, width: 186, height: 52 },
    ],
    disk: 32,
    benches: {
      farmer: own(99),
      farmhand: own(175),
      digger: hired(226, 160),
      haspelknecht: hired(70, 176),
      miner: hired(250, 136),
    },
    pit: { x: 6, y: 268, width: 214, height: 70 },
    shaft: { x: 10, y: 264, width: 50, height: bottom - 44 - 264 },
    sump: (bottom - 44 - floor) / 5,
    tunnel: { x: 68, width: 45.6, lump: 19 },
    shelves: { x: 6, y: 98, width: 378, height: 144 },
  }
}
