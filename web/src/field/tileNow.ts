/** How a tile stands for a seat: from the server's look, or from the position alone while none has come (R-DEV-08..15). */
import { COLOUR_MARKERS, COLOURS } from '../api/disks'
import type { Colour, Letter, PlayerWords, Position, TileLook } from '../api/types'
import type { Identity } from '../api/identity'
import { levelOf } from './fitting'
import { feeOf } from './printed'

type Place = readonly [number, number]

/** Whether two places share a side. */
export function touch([x, row]: Place, [otherX, otherRow]: Place): boolean {
  const across = Math.abs(x - otherX)
  const down = Math.abs(row - otherRow)
  return (down === 0 && across === 2) || (down === 1 && across === 1)
}

/** A tile for a seat, as far as the position tells. Nothing is said about paying. */
export function tileFromPosition(tile: string, identity: Identity, position: Position, seat: Letter | null): TileLook {
  const level = levelOf(tile)
  const owners = position.stacks[tile] ?? []
  const points = Math.max(0, level - owners.length)
  const none = {
    fee: null,
    fee_there: [],
    payee: null,
    points,
    payable: false,
    payers: [],
    why: null,
    moves: [],
  } as const
  if (seat && owners.includes(seat)) return { ...none, access: 'owned', points: 0 }
  if (level === 1 || !seat || nextToOwn(tile, identity, position, seat)) return { ...none, access: 'open' }
  const top = owners.at(-1)
  if (!top) return { ...none, access: 'closed' }
  return { ...none, access: 'distant', fee: feeOf(level), payee: top }
}

function nextToOwn(tile: string, identity: Identity, position: Position, seat: Letter): boolean {
  const place = identity.field[tile]
  const own = (position.players[seat]?.tiles ?? []).map((number) => identity.field[String(number)])
  return place !== undefined && own.some((other) => other !== undefined && touch(place, other))
}

/** The spots of a tile's cost that a player has no disks for, among all he holds; only asked once he holds some. */
export function missingFor(cost: Cost, player: PlayerWords): (Colour | 'any')[] {
  const held = (colour: Colour): number =>
    (player.cart1[colour] ?? 0) + (player.cart2[colour] ?? 0) + markersOf(player, colour)
  const all = COLOURS.reduce((sum, colour) => sum + held(colour), 0)
  if (all === 0) return []
  const missing: (Colour | 'any')[] = COLOURS.filter((colour) => held(colour) < (cost[colour] ?? 0))
  const spare = COLOURS.reduce((sum, colour) => sum + Math.max(0, held(colour) - (cost[colour] ?? 0)), 0)
  if (spare < (cost.any ?? 0)) missing.push('any')
  return missing
}

type Cost = Partial<Record<Colour | 'any', number>>

/** Markers that count as a disk of a colour. */
function markersOf(player: PlayerWords, colour: Colour): number {
  return player.markers.filter((marker) => COLOUR_MARKERS[marker] === colour).length
}
