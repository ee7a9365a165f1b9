/** What a screen reader says of pools and tiles: whole sentences, one for each thing one can see. */
import { COLOURS } from '../api/disks'
import type { Identity } from '../api/identity'
import type { Colour, Letter, Position, TileLook } from '../api/types'
import { language, t } from '../i18n/texts.svelte'
import { levelOf } from './fitting'

export type Names = Partial<Record<Letter, string>>

const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D']

/** The names of the players as they were when the game began. */
export function namesOf(identity: Identity): Names {
  return Object.fromEntries(identity.names.map((name, index) => [LETTERS[index]!, name]))
}

/** A list in the reader's language. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts)
}

/** "3 brown disks". */
export function disksInWords(colour: Colour, count: number): string {
  return t(`web-field-disks-${colour}`, { count })
}

/** "1 black and 2 of any colour". */
export function costInWords(cost: Partial<Record<Colour | 'any', number>>): string {
  const kinds = [...COLOURS, 'any'] as const
  return listed(kinds.filter((kind) => cost[kind]).map((kind) => t(`web-field-cost-${kind}`, { count: cost[kind]! })))
}

/** Everything that can be seen of a tile. */
export function tileInWords(
  tile: string,
  identity: Identity,
  position: Position,
  now: TileLook,
  names: Names,
  seat: Letter | null,
): string {
  const owners = (position.stacks[tile] ?? []).map((owner) => names[owner] ?? owner)
  return [
    t('web-field-tile', { name: t(`tile-${tile}`), level: levelOf(tile) }),
    t('web-field-cost', { disks: costInWords(identity.components.tiles[tile]?.cost ?? {}) }),
    owners.length ? t('web-field-owners', { names: listed(owners) }) : t('web-field-owners-none'),
    ...standingInWords(now, names, seat),
  ].join(' ')
}

/** What a tile means for a seat: owned, or what it would score and how it can be reached. */
export function standingInWords(now: TileLook, names: Names, seat: Letter | null): string[] {
  if (!seat) return [t('web-field-points-anybody', { points: now.points })]
  if (now.access === 'owned') return [t('web-field-owned')]
  const points = t('web-field-points', { points: now.points })
  if (now.access === 'closed') return [points, t('web-field-closed')]
  if (now.access === 'distant' && now.fee && now.payee) {
    return [points, t(`web-field-fee-${now.fee}`, { name: names[now.payee] ?? now.payee })]
  }
  return [points, t('web-field-open')]
}
