/** The state of the form for a new table, with defaults. */
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
  readonly key: number // a stable key for the list of seats
  kind: SeatKind
  name: string
  bot: string
}

let keys = 0

export function seatPlan(kind: SeatKind, bot = 'apprentice'): SeatPlan {
  return { key: keys++, kind, name: '', bot }
}

/** Presets for all other seats. */
export const COMPANIES: readonly SeatKind[] = ['invited', 'here', 'bot', 'open']

export class NewTableForm {
  name = $state('') // for visitors without a name
  seats = $state<SeatPlan[]>([seatPlan('me'), seatPlan('invited')])
  edition = $state<Edition>('second')
  /** Only options that differ from the edition. */
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
  // null: the field is empty
  bankMinutes = $state<number | null>(20)
  increment = $state<number | null>(15)
  days = $state<number | null>(2)
  public = $state(false)

  /** The kind of all other seats if they are the same, else an empty string. */
  get company(): SeatKind | '' {
    const others = this.seats.filter((seat) => seat.kind !== 'me')
    return others.length > 0 && others.every((seat) => seat.kind === others[0]!.kind) ? others[0]!.kind : ''
  }

  /** Keep one seat for the player and set all others. Open tables are public. */
  fill(kind: SeatKind): void {
    const own = Math.max(
      0,
      this.seats.findIndex((seat) => seat.kind === 'me'),
    )
    this.seats.forEach((seat, place) => (seat.kind = place === own ? 'me' : kind))
    this.public = kind === 'open'
  }

  /** Whether the game can start at once. */
  get complete(): boolean {
    return this.seats.every((seat) => seat.kind !== 'open' && seat.kind !== 'invited')
  }

  /** How many tiles of a level the layout has. */
  tilesOf(level: number): number {
    return this.places.filter((place) => place.level === level).length
  }

  /** The tiles on the field, or null if they are random. */
  get inPlay(): ReadonlySet<number> | null {
    if (this.tiles === 'chosen') return new Set(this.chosen)
    const all = LEVELS.flatMap((level) =>
      firstTiles(level, this.tiles === 'random' ? TILES_PER_LEVEL : this.tilesOf(level)),
    )
    return this.tiles === 'first' ? new Set(all) : null
  }

  /** Whether a tile is certainly not in play, so that players may start with what it grants. */
  leftOut(tile: number): boolean {
    const playing = this.inPlay
    return playing !== null && this.places.length > 0 && !playing.has(tile)
  }

  /** The current value of an option. */
  valueOf(option: Option): string {
    return this.options[option.id] ?? editionValue(option, this.edition)
  }

  setOption(option: Option, value: string): void {
    const { [option.id]: _before, ...others } = this.options
    this.options = value === editionValue(option, this.edition) ? others : { ...others, [option.id]: value }
  }

  /** The body of the request. */
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

/** The value of an option in an edition; the first value is the default. */
export function editionValue(option: Option, edition: Edition): string {
  const said = option.values.find((value) => value.editions.includes(edition))
  return (said ?? option.values[0]!).id
}

export function firstTiles(level: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => level * 10 + place + 1)
}

/** Chosen tiles in the order of the layout's places: each place gets the next tile of its level. */
export function inReadingOrder(places: readonly Place[], chosen: readonly number[]): number[] {
  const left = [...chosen].sort((one, other) => one - other)
  const laid: number[] = []
  for (const place of places) {
    const next = left.findIndex((tile) => Math.floor(tile / 10) === place.level)
    if (next >= 0) laid.push(...left.splice(next, 1))
  }
  return laid
}
