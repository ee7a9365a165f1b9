/** Positions of single pieces on a board. */
import type { GameFacts } from '../api/view'
import type { BoardLayout } from './layout'
import type { Box } from './woodcut'

export interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface PitPlaces {
  readonly lumps: readonly Placed[]
  readonly props: readonly Placed[]
  readonly floor: number
}

/** Lumps and props of the Pinge, from left to right. */
export function pitPlaces(facts: Pick<GameFacts, 'pinge_groups'>, layout: BoardLayout): PitPlaces {
  const groups = facts.pinge_groups
  const { pit } = layout
  const floor = pit.y + pit.height
  const from = pit.x + pit.width * 0.185
  const width = pit.width * 0.69
  const gap = 0.75 // for a prop, in widths of a lump
  const coal = groups.reduce((total, size) => total + size, 0)
  const step = width / (coal + gap * (groups.length - 1))
  const size = Math.min(26, step * 1.08)
  const lumps: Placed[] = []
  const props: Placed[] = []
  let x = from
  groups.forEach((count, group) => {
    if (group > 0) {
      props.push({ x: x + (gap * step) / 2, y: floor, size: Math.min(50, pit.height * 0.6) })
      x += gap * step
    }
    for (let index = 0; index < count; index++, x += step) {
      lumps.push({ x: x + step / 2, y: floor - size / 2 + 2, size })
    }
  })
  return { lumps, props, floor }
}

/** The coal of a section: on the floor once it is open, in the seam before. */
export function lumpPlaces(layout: BoardLayout, section: number, count: number, open: boolean): Placed[] {
  const { x, width, lump } = layout.tunnel
  const left = x + section * width
  const y = open ? layout.floor - lump * 0.43 : layout.floor - lump * 1.06
  const places = count === 1 ? [0.6] : Array.from({ length: count }, (_, index) => 0.37 + (index * 0.45) / (count - 1))
  return places.map((at) => ({ x: left + at * width, y, size: lump }))
}

/** Coal waiting beside the bucket, in two columns. */
export function shaftPlace(layout: BoardLayout, index: number): Placed {
  const { shaft, floor, tall } = layout
  const size = tall ? 17 : 22
  const right = shaft.x + shaft.width - size * 0.75
  return { x: right - (index % 2) * size * 0.78, y: floor - size * 0.45 - Math.floor(index / 2) * size * 0.8, size }
}

/** The height of the water surface. The marks of `facts.flood` cover the coal, reach the bucket, and reach the floor. */
export function surface({ flood, ...facts }: GameFacts, layout: BoardLayout, inShaft: boolean, level: number): number {
  const { shaft, pit } = layout
  if (level === 0) return inShaft ? shaft.y + shaft.height + 4 : pit.y + pit.height + 4
  if (inShaft) {
    const highest = flood.tunnel + 2 // more water looks the same
    return shaft.y + shaft.height - (Math.min(level, highest) * layout.sump) / flood.tunnel
  }
  const lump = pitPlaces(facts, layout).lumps[0]!.size
  const above = level - flood.pinge
  const height = above < 0 ? (lump * 0.45 * level) / (flood.pinge - 1) : lump * (1.05 + Math.min(above, 3) * 0.3)
  return pit.y + pit.height - height
}

/** Drops that show the amount of water. */
export function waterPlaces(facts: GameFacts, layout: BoardLayout, inShaft: boolean, count: number): Placed[] {
  const size = layout.tall ? 15 : 18
  return Array.from({ length: count }, (_, index) => {
    if (!inShaft) {
      const y = surface(facts, layout, false, 1) - 2 - index * size * 0.75
      return { x: layout.pit.x + layout.pit.width * 0.13, y, size }
    }
    const row = Math.floor(index / 3)
    const bottom = layout.shaft.y + layout.shaft.height
    return {
      x: layout.shaft.x + 4 + size * (0.6 + (index % 3) * 1.05),
      y: bottom - size * 0.6 - row * size * 1.05,
      size,
    }
  })
}

/** The plot of a building; with four buildings plots are narrower. */
export function plotBox(layout: BoardLayout, place: number, count: number): Box {
  const room = layout.plots.width / Math.max(count, 2)
  const side = Math.min(room - 4, layout.plots.height)
  return {
    x: layout.plots.x + place * room + (room - side) / 2,
    y: layout.plots.y + layout.plots.height - side,
    width: side,
    height: side,
  }
}

/** The sockets of the Water Mill, which is the last building. */
export function millPlace(layout: BoardLayout, count: number): Box {
  const plot = plotBox(layout, count - 1, count)
  const y = plot.y + plot.height + (layout.tall ? -12 : 2)
  return { x: plot.x - 1, y, width: plot.width + 2, height: layout.tall ? 18 : 20 }
}

/** A winter shelf: the farm, then the buildings that store goods. */
export function shelfBox(layout: BoardLayout, place: number, count: number): Box {
  const { shelves } = layout
  const step = Math.min(shelves.width / 2, shelves.width / count)
  return { x: shelves.x + place * step + 4, y: shelves.y + 4, width: step - 8, height: shelves.height - 6 }
}

/** Good `index` on a shelf, from the left. */
export function shelfPlace(layout: BoardLayout, shelf: Box, index: number): Placed {
  const size = layout.tall ? 36 : 34
  return { x: shelf.x + 32 + index * (size + 10), y: shelf.y + shelf.height - 15 - size / 2, size }
}

/** Disk `index` of `count` in a cart: one row in a tray, rows of three on a barrow. */
export function cartPlace(layout: BoardLayout, which: number, index: number, count: number): Placed {
  const cart = layout.carts[which]!
  const size = layout.disk
  if (layout.tall) {
    const step = Math.min(size + 4, (cart.width - 52) / Math.max(1, count - 1))
    return { x: cart.x + 26 + index * step, y: cart.y + 26, size }
  }
  const row = Math.floor(index / 3)
  const middle = (Math.min(count, 3) - 1) / 2
  return { x: cart.x + 38 + ((index % 3) - middle) * 20 + (row % 2) * 6, y: cart.y + 14 - row * 17, size }
}
