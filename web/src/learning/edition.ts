/** Which rules a page or a dialog shows: those of the edition in the URL (`?edition=first`), or of a table. */
import type { TableDetails } from '../api/types'
import { queryParam } from '../route.svelte'
import { setRuleset } from './reference.svelte'
import type { Edition } from './types'

const EDITIONS: readonly Edition[] = ['second', 'first', 'french']

/** The edition that the URL names. */
export function editionParam(): Edition {
  return known(queryParam('edition'))
}

/** Show the rules of a table, with the options that it plays with. */
export function showRulesOf(details: TableDetails | undefined): void {
  if (!details) return
  const options = (details.identity?.options ?? details.rules.options ?? {}) as Readonly<Record<string, string>>
  setRuleset(known(details.facts?.edition ?? details.rules.edition), options)
}

function known(name: string | null | undefined): Edition {
  return EDITIONS.find((edition) => edition === name) ?? 'second'
}
