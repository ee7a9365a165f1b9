/** The places that keep goods over winter, each with its building, and what is drawn there. */
import type { GameFacts, PlayerView } from '../api/view'
import type { Store } from '../playing/targets'
import type { Cut } from './layout'
import { laidOn, type Laid, type Piece } from './farm'
import { shelfBox } from './places'
import type { Box } from './woodcut'

const SHELVES: readonly { readonly store: Store; readonly building: number | null; readonly icon: string }[] = [
  { store: 'farm', building: null, icon: 'building' },
  { store: 'barn', building: 12, icon: 'dev-12' },
  { store: 'storage', building: 24, icon: 'dev-24' },
]

export interface Shelf {
  readonly store: Store
  readonly building: number | null
  readonly icon: string
  readonly built: boolean
  readonly box: Box
  readonly goods: readonly Piece[]
}

/** The shelves of this game; a building that is not there yet is only hinted at. */
export function shelves(facts: GameFacts, player: PlayerView, cut: Cut, laid: Laid | null): Shelf[] {
  const shown = SHELVES.filter(({ building }) => building === null || facts.buildings.includes(building))
  return shown.map((shelf, place) => ({
    ...shelf,
    built: shelf.building === null || player.buildings.includes(shelf.building),
    box: shelfBox(cut, place, shown.length),
    goods: laid ? laidOn(laid, `store:${shelf.store}`, facts) : [],
  }))
}
