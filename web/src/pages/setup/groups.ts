/** Groups of rules options, by the family of the rule that they change. */
import type { Option } from '../components/reference'

export const GROUPS = ['planning', 'mine', 'developments', 'winter', 'supply'] as const
export type Group = (typeof GROUPS)[number]

const FAMILIES: Record<string, Group> = {
  TAKE: 'planning',
  PLAN: 'planning',
  DIGGER: 'mine',
  SYNERGY: 'mine',
  WATER: 'mine',
  WOOD: 'mine',
  SUMMER: 'mine',
  TILE: 'developments',
  MARKER: 'developments',
  DEV: 'developments',
  FARMER: 'developments',
  END: 'developments',
  WINTER: 'winter',
}

export function groupOf(option: Option): Group {
  const family = option.rules[0]?.split('-')[1] ?? ''
  return FAMILIES[family] ?? 'supply'
}

/** All groups with their options. */
export function grouped(options: readonly Option[]): { group: Group; options: Option[] }[] {
  return GROUPS.map((group) => ({ group, options: options.filter((option) => groupOf(option) === group) }))
}
