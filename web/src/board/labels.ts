/** What screen readers say of the things on a board. */
import { COLOURS } from '../api/disks'
import type { Identity } from '../api/identity'
import type { Disks, Good, Hired, PlayerWords } from '../api/types'
import { language, t } from '../i18n/texts.svelte'
import { MILL } from './farm'
import { exhausted, pingeAccess, sections, tunnelAccess } from './mine'

/** Several things as a list of the language: "1 coal and 1 wood". */
function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts)
}

/** "2 black disks and 1 yellow disk". */
export function diskWords(disks: Disks): string {
  const parts = COLOURS.filter((colour) => disks[colour] > 0).map((colour) =>
    t(`web-board-disks-${colour}`, { count: disks[colour] }),
  )
  return parts.length > 0 ? listed(parts) : t('web-board-nothing')
}

/** "Farmer: 2 black disks". */
export function ownWorkerLabel(name: string, disks: Disks, done: boolean): string {
  const what = diskWords(disks)
  return done ? t('web-board-holds-done', { place: name, what }) : t('web-board-holds', { place: name, what })
}

/** "Haspelknecht: paid with 1 food". */
export function hiredLabel(player: PlayerWords, worker: Hired): string {
  const place = t(`worker-${worker}`)
  const what = t(`web-board-pay-${player.plan[worker]}`)
  return player.done.includes(worker)
    ? t('web-board-holds-done', { place, what })
    : t('web-board-holds', { place, what })
}

export function millLabel(player: PlayerWords): string {
  const disks = { yellow: 2 * player.plan.mill_yellow, brown: 0, black: 2 * player.plan.mill_black }
  return ownWorkerLabel(t(`building-${MILL}`), disks, player.done.includes('mill'))
}

export function pingeLabel(identity: Identity, player: PlayerWords): string {
  return t('web-board-pinge-coal', { count: player.pinge_coal, open: pingeAccess(identity, player) })
}

export function tunnelLabel(identity: Identity, player: PlayerWords): string {
  const complete = sections(identity, player).filter((section) => section.complete).length
  if (!exhausted(player)) return t('web-board-tunnel-closed-label', { count: player.tunnel_coal })
  return t('web-board-tunnel-coal', { count: player.tunnel_coal, open: tunnelAccess(identity, player), complete })
}

/** A whole board in one sentence, for those who only look at it. */
export function boardLabel(identity: Identity, player: PlayerWords, name: string): string {
  const goods = (['food', 'wood', 'coal', 'thaler', 'debts'] as const).map((good) =>
    t(`web-board-count-${good}`, { count: player[good] }),
  )
  const mine = exhausted(player)
    ? [tunnelLabel(identity, player), t('web-board-shaft-coal', { count: player.shaft_coal })]
    : [pingeLabel(identity, player)]
  const what = listed([...goods, ...mine, waterLabel(player)])
  return t('web-board-holds', { place: t('web-board-title', { name }), what })
}

export function waterLabel(player: PlayerWords): string {
  return exhausted(player)
    ? t('web-board-water-shaft', { count: player.water })
    : t('web-board-water-pinge', { count: player.water })
}

export function keptLabel(place: string, goods: readonly Good[]): string {
  const parts = goods.map((good) => t(`web-board-count-${good}`, { count: 1 }))
  const what = parts.length > 0 ? listed(parts) : t('web-board-nothing')
  return t('web-board-holds', { place, what })
}
