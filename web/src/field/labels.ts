/** Labels of pools and tiles for screen readers. */
import { COLOURS } from '../api/disks'
import type { BoardView, Colour, GameFacts, Letter, TileView } from '../api/view'
import { formatList } from '../i18n/format'
import { t } from '../i18n/texts.svelte'

export type Names = Partial<Record<Letter, string>>

/** "3 brown disks". */
export function disksLabel(colour: Colour, count: number): string {
  return t(`web-field-disks-${colour}`, { count })
}

/** "1 black and 2 of any colour". */
export function costLabel(cost: Partial<Record<Colour | 'any', number>>): string {
  const kinds = [...COLOURS, 'any'] as const
  return formatList(
    kinds.filter((kind) => cost[kind]).map((kind) => t(`web-field-cost-${kind}`, { count: cost[kind]! })),
  )
}

/** The full description of a tile. */
export function tileLabel(
  tile: string,
  facts: GameFacts,
  board: BoardView,
  now: TileView,
  names: Names,
  seat: Letter | null,
): string {
  const owners = (board.stacks[tile] ?? []).map((owner) => names[owner] ?? owner)
  const { name, level, cost } = facts.tiles[tile]!
  return [
    t('web-field-tile', { name, level }),
    t('web-field-cost', { disks: costLabel(cost) }),
    owners.length ? t('web-field-owners', { names: formatList(owners) }) : t('web-field-owners-none'),
    ...statusLabels(now, names, seat),
  ].join(' ')
}

/** The status of a tile for a seat: owned, or its points and how it can be reached. */
export function statusLabels(now: TileView, names: Names, seat: Letter | null): string[] {
  if (!seat) return [t('web-field-points-anybody', { points: now.points })]
  if (now.access === 'owned') return [t('web-field-owned')]
  const points = t('web-field-points', { points: now.points })
  if (now.access === 'closed') return [points, t('web-field-closed')]
  if (now.access === 'distant' && now.fee && now.payee) {
    return [points, t(`web-field-fee-${now.fee}`, { name: names[now.payee] ?? now.payee })]
  }
  return [points, t('web-field-open')]
}
