/** Differences between the books, and our rulings. */
import type { DifferenceEntry, RulesReference, RulingEntry } from './types'

/** A point on which the books differ, or a question that none of them answers. */
export type Dispute = DifferenceEntry | RulingEntry

/** In reading order: what changes play most comes first. */
export const WEIGHTS = ['high', 'medium', 'low', 'slip'] as const

/** The topic of a difference, the question of a ruling. */
export function titleOf(dispute: Dispute): string {
  return 'topic' in dispute ? dispute.topic : dispute.question
}

export interface DisputeGroup {
  readonly id: string
  readonly disputes: readonly Dispute[]
}

/** Differences grouped by weight, without empty groups. */
export function byWeight(differences: readonly DifferenceEntry[]): DisputeGroup[] {
  return filled(WEIGHTS.map((id) => ({ id, disputes: differences.filter(({ weight }) => weight === id) })))
}

/** Rulings grouped by the chapter of their first rule. */
export function byChapter(rulings: readonly RulingEntry[], { chapters, rules }: RulesReference): DisputeGroup[] {
  const chapterOf = new Map(rules.map((rule) => [rule.id, rule.chapter]))
  return filled(
    chapters.map(({ id }) => ({
      id,
      disputes: rulings.filter((ruling) => chapterOf.get(ruling.rules[0] ?? '') === id),
    })),
  )
}

function filled(groups: DisputeGroup[]): DisputeGroup[] {
  return groups.filter(({ disputes }) => disputes.length > 0)
}

/** The entries with these ids, in the order of the reference. */
export function disputesIn(reference: RulesReference, ids: readonly string[]): Dispute[] {
  return [...reference.differences, ...reference.rulings].filter(({ id }) => ids.includes(id))
}
