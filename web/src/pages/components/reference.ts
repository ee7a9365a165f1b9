/** Reference data of the server (levels, rules, layouts), requested once for each language. */
import { api, unwrap } from '../../api/client'
import type { paths } from '../../api/schema'
import type { Schemas } from '../../api/types'
import { language, type Language } from '../../i18n/texts.svelte'

export type Level = Schemas['LevelEntry']
export type Option = Schemas['OptionEntry']
export type EditionEntry = Schemas['EditionEntry']
export type Edition = EditionEntry['id']
export type Place = Schemas['LayoutPlace']
export type LayoutEntry = Schemas['LayoutEntry']
export type CheckedLayout = Schemas['CheckedLayout']
export type CheckedComponents = Schemas['CheckedComponents']

const asked = new Map<string, Promise<unknown>>()

function once<T>(what: string, ask: (wanted: Language) => Promise<T>): Promise<T> {
  const wanted = language()
  const key = `${what} ${wanted}`
  const known = asked.get(key)
  if (known) return known as Promise<T>
  const answer = ask(wanted)
  asked.set(key, answer)
  answer.catch(() => asked.delete(key)) // retried at the next call
  return answer
}

export const levels = async (): Promise<readonly Level[]> =>
  (await once('levels', (wanted) => unwrap(api.GET('/api/levels', { params: { query: { language: wanted } } })))).levels

export const rules = (): Promise<Schemas['RulesReference']> =>
  once('rules', (wanted) => unwrap(api.GET('/api/rules', { params: { query: { language: wanted } } })))

export const tiles = async (): Promise<readonly Schemas['TileCard'][]> =>
  (await once('tiles', (wanted) => unwrap(api.GET('/api/tiles', { params: { query: { language: wanted } } })))).tiles

export const compared = (): Promise<Schemas['EditionComparison']> =>
  once('editions', (wanted) => unwrap(api.GET('/api/editions/compare', { params: { query: { language: wanted } } })))

type Players = NonNullable<NonNullable<paths['/api/layouts']['get']['parameters']['query']>['players']>

export const layouts = async (players: number): Promise<readonly LayoutEntry[]> => {
  const found = await once(`layouts ${players}`, (wanted) =>
    unwrap(api.GET('/api/layouts', { params: { query: { players: players as Players, language: wanted } } })),
  )
  return found.layouts
}
