/** The current person. Registration is optional: starting to play creates a guest. */
import { api, ApiError, unwrap } from './api/client'
import type { Me } from './api/types'
import { language, t } from './i18n/texts.svelte'

let known = $state<Me | null>(null)
let asking: Promise<Me | null> | null = null

/** The current person, if known. */
export function me(): Me | null {
  return known
}

/** Request the current person once; null for a new visitor. */
export function loadPerson(): Promise<Me | null> {
  asking ??= unwrap(api.GET('/api/me')).then(
    (found) => (known = found),
    (problem: unknown) => {
      asking = null
      if (problem instanceof ApiError && problem.status === 401) return null
      throw problem
    },
  )
  return asking
}

/** The current person, or a new guest. */
export async function ensurePerson(name?: string): Promise<Me> {
  const found = await loadPerson()
  if (found) return found
  known = await unwrap(api.POST('/api/me', { body: { name: name ?? t('web-guest'), language: language() } }))
  asking = Promise.resolve(known)
  return known
}

/** Set the person after a change of name, language or identity. */
export function setPerson(person: Me | null): void {
  known = person
  asking = person ? Promise.resolve(person) : null
}
