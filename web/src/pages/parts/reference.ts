/** What the server knows about levels, rules, layouts: asked once for each language. */
import { api } from '../../api/client'
import type { Schemas } from '../../api/types'
import { language } from '../../i18n/texts.svelte'

export type Level = Schemas['LevelEntry']
export type Option = Schemas['OptionEntry']
export type EditionEntry = Schemas['EditionEntry']
export type Edition = EditionEntry['id']
export type Place = Schemas['LayoutPlace']
export type LayoutEntry = Schemas['LayoutEntry']
export type CheckedLayout = Schemas['CheckedLayout']
export type CheckedComponents = Schemas['CheckedComponents']

const asked = new Map<string, Promise<unknown>>()

function once<T>(path: string): Promise<T> {
  const address = `${path}${path.includes('?') ? '&' : '?'}language=${language()}`
  const known = asked.get(address)
  if (known) return known as Promise<T>
  const answer = api.get<T>(address)
  asked.set(address, answer)
  answer.catch(() => asked.delete(address)) // try again next time
  return answer
}

export const levels = (): Promise<readonly Level[]> =>
  once<Schemas['LevelsReference']>('/levels').then((found) => found.levels)
export const rules = (): Promise<Schemas['RulesReference']> => once('/rules')
export const compared = (): Promise<Schemas['EditionComparison']> => once('/editions/compare')
export const layouts = (players: number): Promise<readonly LayoutEntry[]> =>
  once<Schemas['LayoutsReference']>(`/layouts?players=${players}`).then((found) => found.layouts)
