/** Which board is the large one, and what is drawn on it as not yet done. */
import type { BoardView, Letter, MoveView, PlayerView, WinterView } from '../api/view'
import { chipsOf, type Chips } from '../board/chip'
import type { Laid } from '../board/farm'
import type { Choosing } from '../playing/controller.svelte'

export interface OwnBoard {
  letter: Letter
  name: string
  player: PlayerView
  ghost: PlayerView | null
  chips: Chips
  laid: Laid | null
  dusk: boolean
}

/** One's own board, or for watchers that of whoever acts. */
export function boardOf(choosing: Choosing, board: BoardView, names: Record<string, string>): OwnBoard {
  const { my, composing, seen } = choosing
  const letter = my?.seat ?? board.turn
  const own = my !== null && board === choosing.live.board // what others do is shown later than it happens
  const player = board.players[letter]!
  return {
    letter,
    name: names[letter] ?? letter,
    player: own && !my.compose ? (my.player ?? player) : player, // what is composed is laid out from its beginning
    ghost: own ? (choosing.preview?.player ?? null) : null,
    chips: own ? chipsOf(seen?.work ?? []) : {},
    laid: own && my.compose ? { placed: composing.placed, free: (what) => composing.free(what) } : null,
    dusk: choosing.myTurn && choosing.moves.some(({ commit }) => commit === 'after choosing'),
  }
}

/** The disks that are chosen, but not taken yet. */
export function takingNow(choosing: Choosing): { chosen: MoveView | null; place: number | null } {
  return { chosen: choosing.chosenMove, place: choosing.preview?.place ?? null }
}

/** The winter to come for who plays here, or why there is none. */
export function winterOf({ my, seen, compose }: Choosing): {
  winter: WinterView | null
  planned: boolean
  absent: 'watching' | 'last'
} {
  return { winter: seen?.winter ?? null, planned: compose !== null, absent: my ? 'last' : 'watching' }
}
