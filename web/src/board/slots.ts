/** Every piece on a board with its position. Pieces that a preview adds or removes are drawn as ghosts. */
import type { GameFacts, LumpView, PlayerView } from '../api/view'
import type { Bench, BoardLayout } from './layout'
import { disksInCarts, piecesOnWorker, goodsOnYard, type DraftPlacements, type Piece } from './farm'
import { sections } from './mine'
import { cartPlace, lumpPlaces, millPlace, pitPlaces, shaftPlace, shelfPlace, waterPlaces } from './places'
import { shelves } from './storage'

export type Kind = Piece | 'debt' | 'water'

/** ghost: will be added; going: will be removed; shut: out of reach; hidden: wood that is part of a prop. */
export type Look = 'plain' | 'ghost' | 'going' | 'shut' | 'hidden'

export interface PieceSlot {
  readonly key: string // the name of the place, which is stable between two views
  readonly kind: Kind
  readonly x: number
  readonly y: number
  readonly size: number
  readonly look: Look
}

export interface Scene {
  readonly facts: GameFacts
  readonly now: PlayerView
  readonly then: PlayerView // after the chosen move; the same as `now` without one
  readonly layout: BoardLayout
  readonly draft: DraftPlacements | null // placements that are not committed yet
  readonly winter: boolean
}

const MOST_IN_HEAP = 5
const MOST_DROPS = 6

/** The look of piece `index` of a heap that changes from `now` to `then`. */
export function lookOf(index: number, now: number, then: number): Look {
  if (index < Math.min(now, then)) return 'plain'
  return now > then ? 'going' : 'ghost'
}

/** All pieces of a board. */
export function allSlots(scene: Scene): PieceSlot[] {
  const below = [...coalBelow(scene), ...shaftCoal(scene), ...water(scene), ...woodInProps(scene)]
  const always = [...goods(scene), ...below, ...cartSlots(scene)]
  if (scene.winter) return [...always, ...stored(scene)] // no workers in winter
  return [...always, ...onBenches(scene), ...onMill(scene)]
}

/** The number of goods on the yard, now and in the preview. */
export function farmCounts({
  now,
  then,
  draft,
}: Scene): Record<keyof BoardLayout['heaps'], { now: number; then: number }> {
  const both = (count: (player: PlayerView) => number) => ({ now: count(now), then: count(then) })
  return {
    food: both((player) => goodsOnYard(player, 'food', draft)),
    wood: both((player) => goodsOnYard(player, 'wood', draft)),
    coal: both((player) => goodsOnYard(player, 'coal', draft)),
    thaler: both((player) => goodsOnYard(player, 'thaler', draft)),
    debts: both((player) => player.debts),
  }
}

function goods(scene: Scene): PieceSlot[] {
  const { layout } = scene
  return Object.entries(farmCounts(scene)).flatMap(([name, { now, then }]) => {
    const heap = layout.heaps[name as keyof BoardLayout['heaps']]
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

function lumpLook(lump: LumpView, after: LumpView | undefined): Look {
  return after?.taken ? 'going' : lump.reachable ? 'plain' : 'shut'
}

function coalBelow({ facts, now, then, layout }: Scene): PieceSlot[] {
  const found: PieceSlot[] = []
  const pit = pitPlaces(facts, layout)
  now.mine.pinge.forEach((lump, index) => {
    if (lump.taken) return
    found.push({
      key: `pinge:${index}`,
      kind: 'coal',
      ...pit.lumps[index]!,
      look: lumpLook(lump, then.mine.pinge[index]),
    })
  })
  sections(facts, now.mine).forEach((section, index) => {
    const places = lumpPlaces(layout, index, section.lumps.length, section.propped && now.mine.exhausted)
    section.lumps.forEach((lump, place) => {
      if (lump.taken) return
      const look = lumpLook(lump, then.mine.tunnel[lump.index])
      found.push({ key: `tunnel:${lump.index}`, kind: 'coal', ...places[place]!, look })
    })
  })
  return found
}

function shaftCoal({ now, then, layout }: Scene): PieceSlot[] {
  const [before, after] = [now.mine.shaft, then.mine.shaft]
  return Array.from({ length: Math.max(before, after) }, (_, index) => ({
    key: `shaft:${index}`,
    kind: 'coal',
    ...shaftPlace(layout, index),
    look: lookOf(index, before, after),
  }))
}

function water({ facts, now, then, layout }: Scene): PieceSlot[] {
  const [before, after] = [now.mine.water, then.mine.water]
  const count = Math.min(Math.max(before, after), MOST_DROPS)
  return waterPlaces(facts, layout, now.mine.exhausted, count).map((place, index) => ({
    key: `water:${index}`,
    kind: 'water',
    ...place,
    look: lookOf(index, before, after),
  }))
}

/** Wood in props: invisible, so that the animator can move wood there. */
function woodInProps({ facts, now, layout }: Scene): PieceSlot[] {
  const hidden = (key: string, place: { x: number; y: number }): PieceSlot => ({
    key,
    kind: 'wood',
    ...place,
    size: 20,
    look: 'hidden',
  })
  const pit = pitPlaces(facts, layout).props.slice(0, now.mine.pinge_wood)
  const tunnel = Array.from({ length: now.mine.tunnel_wood }, (_, index) => ({
    x: layout.tunnel.x + index * layout.tunnel.width + 7,
    y: (layout.roof + layout.floor) / 2,
  }))
  return [
    ...pit.map((place, index) => hidden(`prop:pinge:${index}`, place)),
    ...tunnel.map((place, index) => hidden(`prop:tunnel:${index}`, place)),
  ]
}

/** The position of disk `index` of `count` on a bench; many disks overlap. */
export function socketAt(bench: Bench, index: number, count: number): { x: number; y: number } {
  const { x, step, count: sockets } = bench.sockets
  const tight = count > sockets ? (step * (sockets - 1)) / (count - 1) : step
  return { x: x + index * tight, y: bench.y + bench.height / 2 }
}

/** Pieces on one place: the nth piece of a kind keeps its key whatever else is there. */
function numbered(
  place: string,
  pieces: readonly Piece[],
  before: readonly Piece[],
  at: (index: number) => { x: number; y: number; size: number },
): PieceSlot[] {
  const seen = new Map<Piece, number>()
  return pieces.map((kind, index) => {
    const nth = seen.get(kind) ?? 0
    seen.set(kind, nth + 1)
    const there = before.filter((piece) => piece === kind).length > nth
    return { key: `${place}:${nth}`, kind, ...at(index), look: there ? 'plain' : 'ghost' }
  })
}

const BENCHES = ['farmer', 'farmhand', 'digger', 'miner', 'haspelknecht'] as const

function onBenches({ facts, now, then, layout, draft }: Scene): PieceSlot[] {
  return BENCHES.filter((worker) => now.workers.includes(worker)).flatMap((worker) => {
    const bench = layout.benches[worker]
    const pieces = piecesOnWorker(then, worker, draft, facts)
    const before = piecesOnWorker(now, worker, draft, facts)
    const { size } = bench.sockets
    return numbered(worker, pieces, before, (index) => ({ ...socketAt(bench, index, pieces.length), size }))
  })
}

/** Pairs of disks in the two sockets of the Water Mill; further pairs are stacked. */
function onMill({ facts, now, then, layout, draft }: Scene): PieceSlot[] {
  const mill = millPlace(layout, facts.buildings.length)
  return numbered(
    'mill',
    piecesOnWorker(then, 'mill', draft, facts),
    piecesOnWorker(now, 'mill', draft, facts),
    (index) => ({
      x: mill.x + mill.width * (index % 2 ? 0.73 : 0.27),
      y: mill.y + mill.height / 2 - Math.floor(index / 2) * 4,
      size: mill.height - 2,
    }),
  )
}

function stored({ facts, now, layout, draft }: Scene): PieceSlot[] {
  return shelves(facts, now, layout, draft).flatMap(({ store, box, goods: kept }) =>
    numbered(`store:${store}`, kept, kept, (index) => shelfPlace(layout, box, index)),
  )
}

function cartSlots({ now, then, layout, draft }: Scene): PieceSlot[] {
  return disksInCarts(then, draft).flatMap((disks, which) => {
    const taken = which === 0 ? now.cart1 : now.cart2
    return disks.map((colour, index) => ({
      key: `cart${which + 1}:${index}`,
      kind: colour,
      ...cartPlace(layout, which, index, disks.length),
      look: taken[colour] > 0 ? ('plain' as const) : ('ghost' as const),
    }))
  })
}
