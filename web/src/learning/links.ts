/** Ids of rules, tiles' numbers and names of options inside a text, so that they can become links. */
import type { OptionEntry } from './types'

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string }
  | { readonly kind: 'option'; readonly text: string; readonly option: string }

const RULE_ID = /\bR-[A-Z]+-\d+[a-z]?\b/
const OPTION_ID = /\b[a-z0-9]+(?:_[a-z0-9]+)+\b/
const ANY_ID = new RegExp(`(${RULE_ID.source}|${OPTION_ID.source})`)

/** BoardLayout a rule's text at the ids in it; an option is shown by its name, which says more than its id. */
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

/** The rule, difference or ruling that an address leads to; a chapter is none. */
export function entryAt(path: string): string | undefined {
  return /^\/rules\/([RBC]-[^/]+)$/.exec(path)?.[1]
}

/** What a book says of a rule: our data note it as "~" suggested, "≠" different, "†" damaged, and lines. */
export interface BookReference {
  readonly how: 'says' | 'suggests' | 'differs' | 'silent'
  readonly lines: string
  readonly damaged: boolean
}

/** Read one cell of the table of books. */
export function bookReference(cell: string | undefined): BookReference {
  if (!cell) return { how: 'silent', lines: '', damaged: false }
  const how = cell.startsWith('≠') ? 'differs' : cell.startsWith('~') ? 'suggests' : 'says'
  const lines = cell.replace(/^[~≠]/, '').replace('†', '').replaceAll(',', ', ').replaceAll('-', '–')
  return { how, lines, damaged: cell.endsWith('†') }
}
