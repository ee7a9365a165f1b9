/** A player's mine as it is drawn: printed values together with the view. */
import type { GameFacts, LumpView, MineView, PlayerView } from '../api/view'

export interface Section {
  readonly number: number // from 1
  readonly points: number
  readonly symbols: readonly number[] // tiles whose symbol is printed here
  readonly lumps: readonly (LumpView & { readonly index: number })[]
  readonly propped: boolean
  readonly complete: boolean
}

/** The sections of the Tunnel with their coal. */
export function sections(facts: GameFacts, mine: MineView): Section[] {
  const lumps = mine.tunnel.map((lump, index) => ({ ...lump, index }))
  return mine.sections.map(({ propped, complete }, index) => ({
    number: index + 1,
    points: facts.tunnel_points[index] ?? 0,
    symbols: Object.entries(facts.tunnel_symbols).flatMap(([tile, at]) =>
      at.includes(index + 1) ? [Number(tile)] : [],
    ),
    lumps: lumps.filter(({ group }) => group === index),
    propped,
    complete,
  }))
}

/** The number of lumps that can be taken now. */
export function reachable(lumps: readonly LumpView[]): number {
  return lumps.filter((lump) => lump.reachable && !lump.taken).length
}

export function left(lumps: readonly LumpView[]): number {
  return lumps.filter((lump) => !lump.taken).length
}

/** Whether the windlass turned between two views: coal was lifted, or water was removed from the Shaft. */
export function windlassTurned(before: PlayerView, now: PlayerView): boolean {
  if (!before.mine.exhausted || !now.mine.exhausted) return false
  const lifted = now.mine.shaft < before.mine.shaft && now.coal > before.coal
  return lifted || now.mine.water < before.mine.water
}

/** The number of props in the Pinge: one before each group except the first. */
export function pingeProps(facts: GameFacts): number {
  return facts.pinge_groups.length - 1
}
