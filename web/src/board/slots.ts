/** Every piece that lies on the board, with its place in the drawing. Before and after: what differs is a ghost. */
import type { Identity } from '../api/identity'
import type { Colour, Good, Hired, PlayerWords } from '../api/types'
import type { Bench, Cut } from './cut'
import { diskList, inCarts, onFarm, plots } from './farm'
import { exhausted, FLOODED_PINGE, FLOODED_TUNNEL, pingeLumps, sections } from './mine'
import { cartPlace, lumpPlaces, millPlace, pitPlaces, shaftPlace, waterPlaces } from './places'
import type { Slot } from './settle'

export type Kind = Colour | Good | 'thaler' | 'debt' | 'water'

/** plain; ghost: will come; going: will leave; shut: not reachable; hidden: built into a prop. */
export type Look = 'plain' | 'ghost' | 'going' | 'shut' | 'hidden'

export interface PieceSlot extends Slot {
  readonly kind: Kind
  readonly x: number
  readonly y: number
  readonly size: number
  readonly look: Look
}

export interface Scene {
  readonly identity: Identity
  readonly now: PlayerWords
  readonly then: PlayerWords // after what is tried; the same as now if nothing is
  readonly cut: Cut
  readonly planning: boolean
  readonly winter: boolean
}

const MOST_IN_HEAP = 5
const MOST_DROPS = 6

/** The look of piece `index` of a heap that changes from `now` to `then`. */
export function lookOf(index: number, now: number, then: number): Look {
  if (index < Math.min(now, then)) return 'plain'
  return now > then ? 'going' : 'ghost'
}

/** Everything that lies somewhere. */
export function allSlots(scene: Scene): PieceSlot[] {
  const below = [...coalBelow(scene), ...shaftCoal(scene), ...water(scene), ...woodInProps(scene)]
  const always = [...goods(scene), ...below, ...disksInCarts(scene)]
  if (scene.winter) return always // the workers are at home
  return [...always, ...disksOnWorkers(scene), ...onMill(scene), ...pay(scene)]
}

/** How much of each good is on the farm, now and then. */
export function farmCounts(scene: Scene): Record<keyof Cut['heaps'], { now: number; then: number }> {
  const { now, then, planning } = scene
  const both = (count: (player: PlayerWords) => number) => ({ now: count(now), then: count(then) })
  return {
    food: both((player) => onFarm(player, 'food', planning)),
    wood: both((player) => player.wood),
    coal: both((player) => player.coal),
    thaler: both((player) => onFarm(player, 'thaler', planning)),
    debts: both((player) => player.debts),
  }
}

function goods(scene: Scene): PieceSlot[] {
  const { cut } = scene
  return Object.entries(farmCounts(scene)).flatMap(([name, { now, then }]) => {
    const heap = cut.heaps[name as keyof Cut['heaps']]
    const shown = Math.min(Math.max(now, then), heap.spread ? MOST_IN_HEAP : 1)
    const step = shown > 1 ? Math.min(12, heap.spread / (shown - 1)) : 0
    const kind: Kind = name === 'debts' ? 'debt' : (name as Kind)
    return Array.from({ length: shown }, (_, index) => ({
      key: `farm:${name}:${index}`,
      kind,
      x: heap.x + index * step,
      y: heap.y - (index % 2) * 2,
      size: heap.size,
      look: lookOf(index, now, then),
    }))
  })
}

function coalBelow({ identity, now, then, cut }: Scene): PieceSlot[] {
  const found: PieceSlot[] = []
  const going = pingeLumps(identity, then)
  const pit = pitPlaces(identity, cut)
  for (const lump of pingeLumps(identity, now).filter((each) => !each.taken)) {
    const shut = !lump.open || now.water >= FLOODED_PINGE
    const look: Look = going[lump.index]!.taken ? 'going' : shut ? 'shut' : 'plain'
    found.push({ key: `pinge:${lump.index}`, kind: 'coal', ...pit.lumps[lump.index]!, look })
  }
  const open = exhausted(now) && now.water < FLOODED_TUNNEL
  const after = sections(identity, then)
  sections(identity, now).forEach((section, index) => {
    const places = lumpPlaces(cut, index, section.lumps.length, section.propped && exhausted(now))
    section.lumps.forEach((lump, place) => {
      if (lump.taken) return
      const look: Look = after[index]!.lumps[place]!.taken ? 'going' : section.propped && open ? 'plain' : 'shut'
      found.push({ key: `tunnel:${lump.index}`, kind: 'coal', ...places[place]!, look })
    })
  })
  return found
}

function shaftCoal({ now, then, cut }: Scene): PieceSlot[] {
  const count = Math.max(now.shaft_coal, then.shaft_coal)
  return Array.from({ length: count }, (_, index) => ({
    key: `shaft:${index}`,
    kind: 'coal',
    ...shaftPlace(cut, index),
    look: lookOf(index, now.shaft_coal, then.shaft_coal),
  }))
}

function water({ identity, now, then, cut }: Scene): PieceSlot[] {
  const count = Math.min(Math.max(now.water, then.water), MOST_DROPS)
  return waterPlaces(identity, cut, exhausted(now), count).map((place, index) => ({
    key: `water:${index}`,
    kind: 'water',
    ...place,
    look: lookOf(index, now.water, then.water),
  }))
}

/** Wood glides to its symbol and becomes the prop. */
function woodInProps({ identity, now, cut }: Scene): PieceSlot[] {
  const hidden = (key: string, place: { x: number; y: number }): PieceSlot => ({
    key,
    kind: 'wood',
    ...place,
    size: 20,
    look: 'hidden',
  })
  const pit = pitPlaces(identity, cut).props.slice(0, now.pinge_wood)
  const tunnel = Array.from({ length: now.tunnel_wood }, (_, index) => ({
    x: cut.tunnel.x + index * cut.tunnel.width + 7,
    y: (cut.roof + cut.floor) / 2,
  }))
  return [
    ...pit.map((place, index) => hidden(`prop:pinge:${index}`, place)),
    ...tunnel.map((place, index) => hidden(`prop:tunnel:${index}`, place)),
  ]
}

/** Where disk `index` of `count` lies on a bench: they move together when there are many. */
export function socketAt(bench: Bench, index: number, count: number): { x: number; y: number } {
  const { x, step, count: sockets } = bench.sockets
  const tight = count > sockets ? (step * (sockets - 1)) / (count - 1) : step
  return { x: x + index * tight, y: bench.y + bench.height / 2 }
}

function disksOnWorkers({ now, then, cut }: Scene): PieceSlot[] {
  return (['farmer', 'farmhand'] as const).flatMap((worker) => {
    const bench = cut.benches[worker]
    const disks = diskList(then.plan[worker])
    const seen: Record<Colour, number> = { black: 0, brown: 0, yellow: 0 }
    return disks.map((colour, index) => {
      const nth = seen[colour]++
      return {
        key: `${worker}:${nth}`,
        kind: colour,
        ...socketAt(bench, index, disks.length),
        size: bench.sockets.size,
        look: nth < now.plan[worker][colour] ? 'plain' : 'ghost',
      }
    })
  })
}

/** Pairs of disks in the two sockets of the Water Mill; further pairs lie on top. */
function onMill({ identity, now, then, cut }: Scene): PieceSlot[] {
  const mill = millPlace(cut, plots(identity).length)
  return (['black', 'yellow'] as const).flatMap((colour) => {
    const disks = ({ plan }: PlayerWords): number => 2 * (colour === 'black' ? plan.mill_black : plan.mill_yellow)
    return Array.from({ length: disks(then) }, (_, index) => ({
      key: `mill:${index}`,
      kind: colour,
      x: mill.x + mill.width * (index % 2 ? 0.73 : 0.27),
      y: mill.y + mill.height / 2 - Math.floor(index / 2) * 4,
      size: mill.height - 2,
      look: index < disks(now) ? ('plain' as const) : ('ghost' as const),
    }))
  })
}

function pay({ now, then, cut }: Scene): PieceSlot[] {
  const workers: Hired[] = exhausted(now) ? ['haspelknecht', 'miner'] : ['digger']
  return workers.flatMap((worker) => {
    const what = then.plan[worker]
    if (what === 'unpaid') return []
    const bench = cut.benches[worker]
    const look: Look = now.plan[worker] === what ? 'plain' : 'ghost'
    return [{ key: `${worker}:pay`, kind: what, ...socketAt(bench, 0, 1), size: bench.sockets.size, look }]
  })
}

function disksInCarts({ now, then, cut }: Scene): PieceSlot[] {
  return inCarts(then).flatMap((disks, which) => {
    const taken = which === 0 ? now.cart1 : now.cart2
    return disks.map((colour, index) => ({
      key: `cart${which + 1}:${index}`,
      kind: colour,
      ...cartPlace(cut, which, index, disks.length),
      look: taken[colour] ? ('plain' as const) : ('ghost' as const),
    }))
  })
}
