/** What is looked for in the archive; an empty answer means anything. */
export interface Search {
  name: string
  edition: '' | 'second' | 'first' | 'french'
  players: '' | '2' | '3' | '4'
  how: '' | 'scored' | 'conceded' | 'agreed' | 'unfinished'
  bots: '' | 'true' | 'false'
}

export const NOTHING: Search = { name: '', edition: '', players: '', how: '', bots: '' }

/** The request for a page of it. */
export function addressOf(search: Search, cursor: string | null): string {
  const asked = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...search })) if (value.trim()) asked.set(key, value.trim())
  if (cursor) asked.set('cursor', cursor)
  return `/archive?${asked}`
}
