/** Search in rules, terms, differences and rulings, ignoring case and accents. */
import { titleOf, type Dispute } from './disputes'
import type { RuleEntry, RulesReference, TermEntry } from './types'

/** Letters that Unicode does not decompose into a base letter and an accent. */
const WHOLE: Record<string, string> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', '-': ' ' }

/** A text normalized for search. */
export function plain(text: string): string {
  return Array.from(text, plainLetter).join('')
}

function plainLetter(letter: string): string {
  const low = letter.toLowerCase()
  return WHOLE[low] ?? low.normalize('NFD').replace(/\p{M}/gu, '')
}

/** The words of a query; all of them must match. */
export function wordsOf(wish: string): string[] {
  return plain(wish).split(/\s+/).filter(Boolean)
}

/** The searchable text of each entry. */
export function searchable(reference: RulesReference): Map<string, string> {
  const chapters = new Map(reference.chapters.map((chapter) => [chapter.id, chapter.title]))
  const options = new Map(reference.options.map((option) => [option.id, option.name]))
  const optionsOf = (entry: RuleEntry | Dispute) => entry.options.flatMap((option) => [option, options.get(option)])
  const ofRule = (rule: RuleEntry) => [rule.text, chapters.get(rule.chapter), ...rule.differs, ...rule.rulings]
  const ofDispute = (dispute: Dispute) => [
    titleOf(dispute),
    ...('topic' in dispute ? [dispute.books, dispute.ours] : [dispute.answer]),
    ...dispute.rules,
  ]
  const text = (entry: RuleEntry | Dispute, parts: unknown[]) =>
    plain([entry.id, ...parts, ...optionsOf(entry)].join(' '))
  const disputes = [...reference.differences, ...reference.rulings]
  return new Map([
    ...reference.rules.map((rule) => [rule.id, text(rule, ofRule(rule))] as const),
    ...disputes.map((dispute) => [dispute.id, text(dispute, ofDispute(dispute))] as const),
  ])
}

/** The terms that have every word in one of their names, in whatever language. */
export function matchingTerms(terms: readonly TermEntry[], words: string[]): TermEntry[] {
  const inOneName = (name: string) => words.every((word) => plain(name).includes(word))
  return terms.filter((term) => term.names.some(inOneName))
}

/** The entries that contain every word. */
export function matching<T extends { id: string }>(
  entries: readonly T[],
  texts: Map<string, string>,
  words: string[],
): T[] {
  return entries.filter(({ id }) => words.every((word) => texts.get(id)?.includes(word)))
}

export interface TextRun {
  readonly text: string
  readonly found: boolean
}

/** A text split at matching words. Works letter by letter, because a normalized "ss" may be one "ß". */
export function splitByMatches(text: string, words: string[]): TextRun[] {
  const letters = Array.from(text)
  const origin: number[] = []
  const low = letters
    .flatMap((letter, at) => Array.from(plainLetter(letter), (part) => (origin.push(at), part)))
    .join('')
  const found = new Set<number>()
  for (const word of words)
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length))
      for (let within = at; within < at + word.length; within++) found.add(origin[within]!)
  const cut: { text: string; found: boolean }[] = []
  letters.forEach((letter, at) => {
    const last = cut.at(-1)
    if (last?.found === found.has(at)) last.text += letter
    else cut.push({ text: letter, found: found.has(at) })
  })
  return cut
}
