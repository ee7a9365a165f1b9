/** Finds ids of rules and options in a text, so that they can become links. */
import type { OptionEntry } from './types'

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string }
  | { readonly kind: 'option'; readonly text: string; readonly option: string }

const RULE_ID = /\bR-[A-Z]+-\d+[a-z]?\b/
const OPTION_ID = /\b[a-z0-9]+(?:_[a-z0-9]+)+\b/
const ANY_ID = new RegExp(`(${RULE_ID.source}|${OPTION_ID.source})`)

/** Split a rule's text at the ids in it. Options are shown by name. */
export function pieces(text: string, options: readonly OptionEntry[]): Piece[] {
  return text
    .split(ANY_ID)
    .filter(Boolean)
    .map((part) => {
      if (new RegExp(`^${RULE_ID.source}$`).test(part)) return { kind: 'rule', text: part }
      const option = options.find(({ id }) => id === part)
      return option ? { kind: 'option', text: option.name, option: option.id } : { kind: 'text', text: part }
    })
}

/** The rule, difference or ruling that a path leads to; undefined for a chapter. */
export function entryAt(path: string): string | undefined {
  return /^\/rules\/([RBC]-[^/]+)$/.exec(path)?.[1]
}

/** What a book says about a rule. In the data "~" means suggested, "≠" different, "†" damaged. */
export interface BookReference {
  readonly how: 'says' | 'suggests' | 'differs' | 'silent'
  readonly lines: string
  readonly damaged: boolean
}

/** Parse one cell of the table of books. */
export function bookReference(cell: string | undefined): BookReference {
  if (!cell) return { how: 'silent', lines: '', damaged: false }
  const how = cell.startsWith('≠') ? 'differs' : cell.startsWith('~') ? 'suggests' : 'says'
  const lines = cell.replace(/^[~≠]/, '').replace('†', '').replaceAll(',', ', ').replaceAll('-', '–')
  return { how, lines, damaged: cell.endsWith('†') }
}
