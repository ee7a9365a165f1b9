import { type Bench, type BoardLayout, frame, heap, type Heap, REACH } from './layout'

/** The layout for desktops: 764 wide, at least 430 high. */
export function wideLayout(width: number, height: number): BoardLayout {
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
    name: { x: 286, y: 138, anchor: 'middle' },
    chip: { x: 158, y: 146, width: 106, height: 26 },
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
      { x: 10, y: 157, width: 66, height: 66 },
      { x: 92, y: 157, width: 66, height: 66 },
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
    sump: bottom - 2 - floor,
    tunnel: { x: 266, width: 70.6, lump: 30 },
    shelves: { x: 282, y: 128, width: 474, height: 92 },
  }
}
