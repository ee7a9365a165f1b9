import { type Bench, type BoardLayout, frame, heap, type Heap, REACH } from './layout'

/** The layout for phones: 390 wide, at least 594 high, with the carts as a tray at the bottom. */
export function tallLayout(width: number, height: number): BoardLayout {
  const { box, extra } = frame(width, height, { x: 0, y: -8, width: 390, height: 594 })
  const more = extra
  const roof = 348
  const floor = 430 + more * 0.75
  const bottom = 526 + more
  const good = (place: number): Heap => heap(28 + place * 77, 76, 32, 0, { x: 49 + place * 77, y: 82 })
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
    sump: bottom - 44 - floor,
    tunnel: { x: 68, width: 45.6, lump: 19 },
    shelves: { x: 6, y: 98, width: 378, height: 144 },
  }
}
