/** Differences between the books and our rulings: what they have in common, and the order in which they are read. */
import type { DifferenceEntry, RulesReference, RulingEntry } from './types'

/** A point in which the books differ, or a question that none of them answers. */
export type Dispute = DifferenceEntry | RulingEntry

/** What changes play most is read first. */
export const WEIGHTS = ['high', 'medium', 'low', 'slip'] as const

/** The topic of a difference, the question of a ruling. */
export function titleOf(dispute: Dispute): string {
  return 'topic' in dispute ? dispute.topic : dispute.question
}

export interface DisputeGroup {
  readonly id: string
  readonly disputes: readonly Dispute[]
}

/** The differences by their weight; a weight without any is left out. */
export function byWeight(differences: readonly DifferenceEntry[]): DisputeGroup[] {
  return filled(WEIGHTS.map((id) => ({ id, disputes: differences.filter(({ weight }) => weight === id) })))
}

/** The rulings by the chapter of the first rule that each is about. */
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

/** The entries of these ids, in the order of the reference. */
export function disputesIn(reference: RulesReference, ids: readonly string[]): Dispute[] {
  return [...reference.differences, ...reference.rulings].filter(({ id }) => ids.includes(id))
}
