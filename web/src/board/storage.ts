/** The places that store goods over winter, with the building each belongs to. */
import type { GameFacts, PlayerView } from '../api/view'
import type { Store } from '../playing/targets'
import type { BoardLayout } from './layout'
import { draftPieces, type DraftPlacements, type Piece } from './farm'
import { shelfBox } from './places'
import type { Box } from './woodcut'

const SHELVES: readonly { readonly store: Store; readonly building: number | null; readonly icon: string }[] = [
  { store: 'farm', building: null, icon: 'building' },
  { store: 'barn', building: 12, icon: 'dev-12' },
  { store: 'storage', building: 24, icon: 'dev-24' },
]

export interface Resource {
  readonly store: Store
  readonly building: number | null
  readonly icon: string
  readonly built: boolean
  readonly box: Box
  readonly goods: readonly Piece[]
}

/** The shelves of this game. Buildings that are not built yet are drawn faintly. */
export function shelves(
  facts: GameFacts,
  player: PlayerView,
  layout: BoardLayout,
  draft: DraftPlacements | null,
): Resource[] {
  const shown = SHELVES.filter(({ building }) => building === null || facts.buildings.includes(building))
  return shown.map((shelf, place) => ({
    ...shelf,
    built: shelf.building === null || player.buildings.includes(shelf.building),
    box: shelfBox(layout, place, shown.length),
    goods: draft ? draftPieces(draft, `store:${shelf.store}`, facts) : [],
  }))
}
