/** The texts of header and action bar. The server's words come first. */
import type { TableSeat } from '../api/types'
import type { TableController } from '../playing/controller.svelte'
import { t } from '../i18n/texts.svelte'

/** What the player should do now. */
export function todoOf(controller: TableController): string {
  const { table } = controller.live
  if (table.status === 'over') return t('web-todo-over')
  if (table.paused) return t('web-todo-paused')
  if (deserted(table.seats)) return t('web-todo-deserted')
  const todo = (controller.compose ? controller.editor.latestView : controller.my)?.todo // of the current view, not of the preview
  if (todo) return todo
  const names = table.seats.filter((seat) => seat.pending).map((seat) => seat.name)
  return names.length > 0 ? t('web-todo-waiting', { names: names.join(', ') }) : t('web-todo-running')
}

/** Whether all people have left; the bots wait for them. */
function deserted(seats: readonly TableSeat[]): boolean {
  const people = seats.filter((seat) => seat.kind === 'person' && seat.away !== 'conceded')
  return people.length > 0 && people.every((seat) => seat.away)
}

/** A second sentence: what the chosen move does, what is wrong with the plan, or what would be wasted. */
export function hintOf(controller: TableController): string {
  const { my, live, chosenMove, preview, picked } = controller
  if (!my && live.table.status === 'playing') return t('web-table-watching')
  const away = live.table.seats.find((seat) => seat.seat === my?.seat)?.away
  if (away && away !== 'conceded') return t('web-hint-away')
  if (!controller.myTurn) return ''
  if (chosenMove) {
    const place = preview?.place
    return place ? `${chosenMove.does} · ${t('web-hint-place', { place })}` : chosenMove.does
  }
  if (picked) return t('web-hint-put')
  const { refused = {}, warning = '' } = controller.editor.compose ?? {}
  return Object.values(refused)[0]?.message ?? warning
}
