/** Talking to the server: one function for each kind of request, and one clear error. */
import { language } from '../i18n/texts.svelte'
import type { GameNews } from './types'

/** The server said no, with a sentence for people; `news` if the world had moved on. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly rule: string | null,
    readonly news: GameNews | null,
  ) {
    super(message)
  }
}

/** The server could not be reached: the same request may be sent again. */
export class Unreachable extends Error {}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'x-haspelknecht': 'web', 'accept-language': language() }
  if (body !== undefined) headers['content-type'] = 'application/json'
  let answer: Response
  try {
    const given = body === undefined ? null : JSON.stringify(body)
    answer = await fetch(`/api${path}`, { method, headers, body: given, credentials: 'same-origin' })
  } catch {
    throw new Unreachable()
  }
  if (answer.ok) return answer
  if (answer.status >= 502 && answer.status <= 504) throw new Unreachable()
  throw await refusal(answer)
}

async function refusal(answer: Response): Promise<Refusal> {
  const said = (await answer.json().catch(() => ({}))) as Partial<Record<string, unknown>>
  const message = typeof said.message === 'string' ? said.message : answer.statusText
  const rule = typeof said.rule === 'string' ? said.rule : null
  const key = typeof said.error === 'string' ? said.error : ''
  return new Refusal(answer.status, key, message, rule, (said.news as GameNews | undefined) ?? null)
}

async function read<T>(answer: Response): Promise<T> {
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

export const api = {
  get: async <T>(path: string): Promise<T> => read<T>(await send('GET', path)),
  text: async (path: string): Promise<string> => (await send('GET', path)).text(),
  post: async <T>(path: string, body: unknown = {}): Promise<T> => read<T>(await send('POST', path, body)),
  put: async <T>(path: string, body: unknown): Promise<T> => read<T>(await send('PUT', path, body)),
  patch: async <T>(path: string, body: unknown): Promise<T> => read<T>(await send('PATCH', path, body)),
  drop: async <T>(path: string): Promise<T> => read<T>(await send('DELETE', path)),
}
