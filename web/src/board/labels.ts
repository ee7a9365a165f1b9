/** Labels of a board for screen readers. */
import { COLOURS } from '../api/disks'
import type { Disks, PlayerView } from '../api/view'
import { formatList } from '../i18n/format'
import { t } from '../i18n/texts.svelte'
import type { Piece } from './farm'
import { left, reachable } from './mine'

/** "2 black disks and 1 yellow disk". */
export function diskWords(disks: Partial<Disks>): string {
  const parts = COLOURS.filter((colour) => disks[colour]).map((colour) =>
    t(`web-board-disks-${colour}`, { count: disks[colour] ?? 0 }),
  )
  return parts.length > 0 ? formatList(parts) : t('web-board-nothing')
}

function held(place: string, what: string, done: boolean): string {
  return done ? t('web-board-holds-done', { place, what }) : t('web-board-holds', { place, what })
}

/** "Farmer: 2 black disks". */
export function ownWorkerLabel(name: string, pieces: readonly Piece[], done: boolean): string {
  const count = (colour: Piece): number => pieces.filter((piece) => piece === colour).length
  return held(name, diskWords({ yellow: count('yellow'), brown: count('brown'), black: count('black') }), done)
}

/** How a hired worker is paid. */
export function payWords(pieces: readonly Piece[]): string {
  return t(`web-board-pay-${pieces[0] ?? 'unpaid'}`)
}

/** "Haspelknecht: paid with 1 food". */
export function hiredLabel(worker: string, pieces: readonly Piece[], done: boolean): string {
  return held(t(`worker-${worker}`), payWords(pieces), done)
}

export function pingeLabel({ mine }: PlayerView): string {
  return t('web-board-pinge-coal', { count: left(mine.pinge), open: reachable(mine.pinge) })
}

export function tunnelLabel({ mine }: PlayerView): string {
  const count = left(mine.tunnel)
  if (!mine.exhausted) return t('web-board-tunnel-closed-label', { count })
  const complete = mine.sections.filter((section) => section.complete).length
  return t('web-board-tunnel-coal', { count, open: reachable(mine.tunnel), complete })
}

/** A description of a whole board that cannot be operated. */
export function boardLabel(player: PlayerView, name: string): string {
  const goods = (['food', 'wood', 'coal', 'thaler', 'debts'] as const).map((good) =>
    t(`web-board-count-${good}`, { count: player[good] }),
  )
  const mine = player.mine.exhausted
    ? [tunnelLabel(player), t('web-board-shaft-coal', { count: player.mine.shaft })]
    : [pingeLabel(player)]
  const what = formatList([...goods, ...mine, waterLabel(player)])
  return t('web-board-holds', { place: t('web-board-title', { name }), what })
}

export function waterLabel({ mine }: PlayerView): string {
  return mine.exhausted
    ? t('web-board-water-shaft', { count: mine.water })
    : t('web-board-water-pinge', { count: mine.water })
}

export function keptLabel(place: string, goods: readonly Piece[]): string {
  const parts = goods.map((good) => t(`web-board-count-${good}`, { count: 1 }))
  const what = parts.length > 0 ? formatList(parts) : t('web-board-nothing')
  return t('web-board-holds', { place, what })
}
