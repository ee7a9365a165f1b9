/** The table somebody wishes for: everything the set-up page asks, with answers that fit at once. */
import type { Schemas } from '../../api/types'
import type { Edition, Option, Place } from '../components/reference'

type NewTable = Schemas['NewTable']
type SeatWish = Schemas['SeatWish']
type Clock = Schemas['Clock']

export type SeatKind = 'me' | 'here' | 'open' | 'invited' | 'bot'
export type TileChoice = 'first' | 'random' | 'chosen'
export const LEVELS = [1, 2, 3, 4] as const
const TILES_PER_LEVEL = 5
const MINUTE = 60

export interface SeatPlan {
  readonly key: number // seats keep their place on the page when others go
  kind: SeatKind
  name: string
  bot: string
}

let keys = 0

export function seatPlan(kind: SeatKind, bot = 'apprentice'): SeatPlan {
  return { key: keys++, kind, name: '', bot }
}

/** Ready answers to "who plays": what the other seats are for. */
export const COMPANIES: readonly SeatKind[] = ['invited', 'here', 'bot', 'open']

export class NewTableForm {
  name = $state('') // of somebody who has none yet
  seats = $state<SeatPlan[]>([seatPlan('me'), seatPlan('invited')])
  edition = $state<Edition>('second')
  /** Only what differs from the edition. */
  options = $state<Record<string, string>>({})
  layout = $state('standard')
  layoutFile = $state('')
  places = $state.raw<readonly Place[]>([])
  tiles = $state<TileChoice>('first')
  chosen = $state<number[]>([])
  components = $state('')
  buildings = $state<number[]>([])
  improvedFarmhand = $state(false)
  clock = $state<NonNullable<Clock['kind']>>('none')
  // null: the field was emptied
  bankMinutes = $state<number | null>(20)
  increment = $state<number | null>(15)
  days = $state<number | null>(2)
  public = $state(false)

  /** What all other seats are for, if it is the same for all. */
  get company(): SeatKind | '' {
    const others = this.seats.filter((seat) => seat.kind !== 'me')
    return others.length > 0 && others.every((seat) => seat.kind === others[0]!.kind) ? others[0]!.kind : ''
  }

  /** Keep one seat for oneself and fill the others. A table for anybody has to be found. */
  fill(kind: SeatKind): void {
    const own = Math.max(
      0,
      this.seats.findIndex((seat) => seat.kind === 'me'),
    )
    this.seats.forEach((seat, place) => (seat.kind = place === own ? 'me' : kind))
    this.public = kind === 'open'
  }

  /** Whether nobody has to come first. */
  get complete(): boolean {
    return this.seats.every((seat) => seat.kind !== 'open' && seat.kind !== 'invited')
  }

  /** How many tiles of a level the layout takes. */
  tilesOf(level: number): number {
    return this.places.filter((place) => place.level === level).length
  }

  /** The tiles on the field, or null if chance will decide. */
  get inPlay(): ReadonlySet<number> | null {
    if (this.tiles === 'chosen') return new Set(this.chosen)
    const all = LEVELS.flatMap((level) =>
      firstTiles(level, this.tiles === 'random' ? TILES_PER_LEVEL : this.tilesOf(level)),
    )
    return this.tiles === 'first' ? new Set(all) : null
  }

  /** Whether a tile surely stays in the box, so that players may start with what it gives. */
  leftOut(tile: number): boolean {
    const playing = this.inPlay
    return playing !== null && this.places.length > 0 && !playing.has(tile)
  }

  /** The value of an option now. */
  valueOf(option: Option): string {
    return this.options[option.id] ?? editionValue(option, this.edition)
  }

  setOption(option: Option, value: string): void {
    const { [option.id]: _before, ...others } = this.options
    this.options = value === editionValue(option, this.edition) ? others : { ...others, [option.id]: value }
  }

  /** What is sent to the server. */
  request(): NewTable {
    return {
      seats: this.seats.map(seatRequest),
      rules: {
        edition: this.edition,
        options: { ...this.options },
        layout: this.layout === 'own' ? 'standard' : this.layout,
        layout_file: this.layout === 'own' ? this.layoutFile : null,
        tiles: this.tiles === 'chosen' ? inReadingOrder(this.places, this.chosen) : this.tiles,
        start_buildings: this.buildings.filter((tile) => this.leftOut(tile)),
        improved_farmhand: this.improvedFarmhand && this.leftOut(13),
        components: this.components.trim() ? this.components : null,
      },
      clock: this.clockRequest(),
      public: this.public,
      start: this.complete,
    }
  }

  private clockRequest(): Clock {
    const nothing = { bank: 0, increment: 0, days: 0 }
    if (this.clock === 'live')
      return { ...nothing, kind: 'live', bank: (this.bankMinutes ?? 0) * MINUTE, increment: this.increment ?? 0 }
    return this.clock === 'days' ? { ...nothing, kind: 'days', days: this.days ?? 0 } : { ...nothing, kind: 'none' }
  }
}

function seatRequest(seat: SeatPlan): SeatWish {
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot }
  if (seat.kind === 'here') return { kind: 'me', name: seat.name.trim() || null }
  return { kind: seat.kind }
}

/** What an edition says about an option; the first value is the standard. */
export function editionValue(option: Option, edition: Edition): string {
  const said = option.values.find((value) => value.editions.includes(edition))
  return (said ?? option.values[0]!).id
}

export function firstTiles(level: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => level * 10 + place + 1)
}

/** Chosen tiles for the places of a layout: each place gets the next tile of its level. */
export function inReadingOrder(places: readonly Place[], chosen: readonly number[]): number[] {
  const left = [...chosen].sort((one, other) => one - other)
  const laid: number[] = []
  for (const place of places) {
    const next = left.findIndex((tile) => Math.floor(tile / 10) === place.level)
    if (next >= 0) laid.push(...left.splice(next, 1))
  }
  return laid
}
