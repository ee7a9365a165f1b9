/** The props of the main board and its neighbours, for both layouts of the table. */
import type { BoardView, Letter, MoveView, PlayerView, WinterView } from '../api/view'
import { chipsOf, type Chips } from '../board/chip'
import type { DraftPlacements } from '../board/farm'
import type { TableController } from '../playing/controller.svelte'

export interface MainBoardProps {
  letter: Letter
  name: string
  player: PlayerView
  ghost: PlayerView | null
  chips: Chips
  draft: DraftPlacements | null
  dusk: boolean
}

/** The player's own board; for spectators, the acting player's. */
export function mainBoardProps(
  controller: TableController,
  board: BoardView,
  names: Record<string, string>,
): MainBoardProps {
  const { my, editor, shownView } = controller
  const letter = my?.seat ?? board.turn
  const own = my !== null && board === controller.live.board // false during playback, which is behind the newest view
  const player = board.players[letter]!
  return {
    letter,
    name: names[letter] ?? letter,
    player: own && !my.compose ? (my.player ?? player) : player, // a draft starts from the board without the saved plan
    ghost: own ? (controller.preview?.player ?? null) : null,
    chips: own ? chipsOf(shownView?.work ?? []) : {},
    draft: own && my.compose ? { placed: editor.placed, free: (what) => editor.free(what) } : null,
    dusk: controller.myTurn && controller.moves.some(({ commit }) => commit === 'after choosing'),
  }
}

/** The move that takes disks, if chosen but not committed. */
export function poolProps(controller: TableController): { chosen: MoveView | null; place: number | null } {
  return { chosen: controller.chosenMove, place: controller.preview?.place ?? null }
}

/** The coming winter of the player, or why there is none. */
export function winterProps({ my, shownView, compose, stage }: TableController): {
  winter: WinterView | null
  planned: boolean
  absent: 'watching' | 'storing' | 'last'
} {
  const storing = stage === 'storing' // coal is scored and the rent is paid
  return {
    winter: storing ? null : (shownView?.winter ?? null),
    planned: compose !== null,
    absent: !my ? 'watching' : storing ? 'storing' : 'last',
  }
}
