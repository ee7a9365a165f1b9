/** Numbers and lists as text. */
import { language } from './texts.svelte'

/** A number with a typographic minus sign. */
export function formatNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** A change with its sign: "+2" or "−2". */
export function formatSigned(change: number): string {
  return change > 0 ? `+${change}` : formatNumber(change)
}

/** A list in the current language: "1 coal and 1 wood". */
export function formatList(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts)
}
