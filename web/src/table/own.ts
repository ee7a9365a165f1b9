/** Which board is the large one, and what is drawn on it as not yet done. */
import type { Identity } from '../api/identity'
import type { Letter, PlayerWords, Position, Stage, WinterLook } from '../api/types'
import type { Chips } from '../board/chip'
import { chipsOf } from '../playing/chips'
import { takingOf, type Taking } from '../field/taking'
import type { Choosing } from '../playing/choosing.svelte'
import { PLACES, type Place } from '../playing/storing'

export interface OwnBoard {
  letter: Letter
  player: PlayerWords
  ghost: PlayerWords | null
  chips: Chips
  stage: Stage
  year: number
  kept: Choosing['kept']
  keptPoints: Partial<Record<Place, number>>
  dusk: boolean
}

/** One's own board, or for watchers that of whoever acts. */
export function boardOf(choosing: Choosing, position: Position): OwnBoard {
  const letter = choosing.my?.seat ?? position.turn
  const shown = position.players[letter]!
  const look = choosing.my ? choosing.preview : null
  const tried = look?.position.players[letter] ?? null
  const player = choosing.planning && tried ? { ...shown, plan: tried.plan } : shown
  const ghost = choosing.taken || choosing.stage === 'storing' ? tried : null
  const chips = choosing.stage === 'planning' || choosing.stage === 'working' ? chipsOf(look?.workers ?? []) : {}
  const dusk = choosing.myTurn && position.stage.startsWith('taking')
  return {
    letter,
    player: withDraft(choosing, player),
    ghost,
    chips,
    stage: position.stage,
    year: position.year,
    kept: choosing.kept,
    keptPoints: pointsOf(choosing),
    dusk,
  }
}

/** The draft lies on the workers at once, before the server has looked at it. */
function withDraft(choosing: Choosing, player: PlayerWords): PlayerWords {
  if (!choosing.planning) return player
  return { ...player, plan: { ...player.plan, ...choosing.draft } }
}

/** The disks that are chosen, but not taken yet. */
export function takingNow(choosing: Choosing, position: Position, identity: Identity): Taking | null {
  const seat = choosing.my?.seat
  return choosing.taken && seat
    ? takingOf(choosing.taken, position, identity, seat, choosing.preview?.place ?? null)
    : null
}

/** The winter to come for who plays here, or why there is none. */
export function winterOf({ my, preview, planning }: Choosing): {
  winter: WinterLook | null
  planned: boolean
  absent: 'watching' | 'unknown' | 'last'
} {
  return { winter: preview?.winter ?? null, planned: planning, absent: !my ? 'watching' : preview ? 'last' : 'unknown' }
}

/** What keeping these goods brings, place by place. */
function pointsOf(choosing: Choosing): Partial<Record<Place, number>> {
  const found: Partial<Record<Place, number>> = {}
  for (const place of PLACES) {
    const known = choosing.preview?.winter?.places.find(
      (one) => one.place === (place === 'storage' ? 'coal_storage' : place),
    )
    const goods = [...choosing.kept[place]].sort().join()
    const way = known?.ways.find((one) => [...one.goods].sort().join() === goods)
    if (way && goods) found[place] = way.points
  }
  return found
}
