/** Translated messages, from the Fluent files that the server and the command line use too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Schemas } from '../api/types'

/** The languages that the server supports. */
export type Language = Schemas['RulesReference']['language']

/** Each language under its own name. */
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

/** The current language. */
export function language(): Language {
  return current
}

/** Whether a string is a supported language. */
export function isLanguage(given: string | null | undefined): given is Language {
  return LANGUAGES.includes(given as Language)
}

/** The stored language, else the browser's. */
export function preferredLanguage(): Language {
  const chosen = localStorage.getItem('language')
  if (isLanguage(chosen)) return chosen
  return navigator.languages.map((wish) => wish.slice(0, 2)).find(isLanguage) ?? 'en'
}

/** Load a language and switch to it. */
export async function setLanguage(wanted: Language): Promise<void> {
  const paths = Object.keys(files).filter((path) => path.includes(`/locale/${wanted}/`))
  const texts = await Promise.all(paths.map((path) => files[path]!()))
  const made = new FluentBundle(wanted, { useIsolating: false })
  for (const text of texts) made.addResource(new FluentResource(text))
  bundle = made
  current = wanted
  document.documentElement.lang = wanted
}

/** A formatted message. A missing message returns its id, which the tests detect. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) return id
  return bundle.formatPattern(message.value, values, [])
}

/** Whether a message exists. */
export function knows(id: string): boolean {
  return bundle?.hasMessage(id) ?? false
}
