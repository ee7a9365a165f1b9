import type { paths } from '../../api/schema'

/** The filters of a search; an empty string matches anything. */
export interface Search {
  name: string
  edition: '' | 'second' | 'first' | 'french'
  players: '' | '2' | '3' | '4'
  how: '' | 'scored' | 'conceded' | 'agreed' | 'unfinished'
  bots: '' | 'true' | 'false'
}

export const NOTHING: Search = { name: '', edition: '', players: '', how: '', bots: '' }

type Query = NonNullable<paths['/api/archive']['get']['parameters']['query']>

/** The query of a search: only filters that are set. */
export function queryOf(search: Search, cursor: string | null): Query {
  const name = search.name.trim()
  return {
    ...(name && { name }),
    ...(search.edition && { edition: search.edition }),
    ...(search.players && { players: Number(search.players) }),
    ...(search.how && { how: search.how }),
    ...(search.bots && { bots: search.bots === 'true' }),
    ...(cursor && { cursor }),
  }
}
