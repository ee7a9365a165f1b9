/** Everything people read, from the Fluent files that server and command line use too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Schemas } from '../api/types'

/** The languages that the server knows. */
export type Language = Schemas['RulesReference']['language']

/** Each language is named by those who setLanguage it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
}
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]

const files = import.meta.glob<string>(
  ['../../../src/haspelknecht/locale/*/web*.ftl', '../../../src/haspelknecht/locale/*/terms.ftl'],
  { query: '?raw', import: 'default' },
)

let bundle = $state.raw<FluentBundle | null>(null)
let current = $state<Language>('en')

/** The language that is shown now. */
export function language(): Language {
  return current
}

/** Whether a word is one of our languages. */
export function isLanguage(given: string | null | undefined): given is Language {
  return LANGUAGES.includes(given as Language)
}

/** What the reader chose before, else what their browser asks for. */
export function preferredLanguage(): Language {
  const chosen = localStorage.getItem('language')
  if (isLanguage(chosen)) return chosen
  return navigator.languages.map((wish) => wish.slice(0, 2)).find(isLanguage) ?? 'en'
}

/** Load a language and show it. */
export async function setLanguage(wanted: Language): Promise<void> {
  const paths = Object.keys(files).filter((path) => path.includes(`/locale/${wanted}/`))
  const texts = await Promise.all(paths.map((path) => files[path]!()))
  const made = new FluentBundle(wanted, { useIsolating: false })
  for (const text of texts) made.addResource(new FluentResource(text))
  bundle = made
  current = wanted
  document.documentElement.lang = wanted
}

/** A message with its values in place; a missing one shows its name, and the tests find it. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) return id
  return bundle.formatPattern(message.value, values, [])
}

/** Whether there is such a message. */
export function knows(id: string): boolean {
  return bundle?.hasMessage(id) ?? false
}
