/** HTTP with checked paths and bodies (openapi-fetch), and one clear error. What happens at a table has its own socket. */
import createClient, { type Middleware } from 'openapi-fetch'
import { language } from '../i18n/texts.svelte'
import type { paths } from './schema'

/** The server said no, with a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly rule: string | null,
  ) {
    super(message)
  }
}

/** The server could not be reached: the same request may be sent again. */
export class Unreachable extends Error {}

const manners: Middleware = {
  onRequest({ request }) {
    request.headers.set('x-haspelknecht', 'web')
    request.headers.set('accept-language', language())
  },
  async onResponse({ response }) {
    if (response.ok) return
    if (response.status >= 502 && response.status <= 504) throw new Unreachable()
    throw await refusal(response)
  },
  onError: () => new Unreachable(),
}

async function refusal(response: Response): Promise<Refusal> {
  const said = (await response.json().catch(() => ({}))) as Partial<Record<string, unknown>>
  const text = (given: unknown): string | null => (typeof given === 'string' ? given : null)
  return new Refusal(
    response.status,
    text(said.error) ?? '',
    text(said.message) ?? response.statusText,
    text(said.rule) ?? null,
  )
}

/** Requests by path and method: `await told(api.GET('/api/me'))`. */
export const api = createClient<paths>({
  baseUrl: typeof location === 'undefined' ? '' : location.origin, // tests run without a page
  credentials: 'same-origin',
  fetch: (request) => fetch(request), // looked up at each call: tests put another in its place
})
api.use(manners)

/** What the server answers. Throws `Refusal` if it says no, `Unreachable` if nobody answers. */
export async function told<T>(asked: Promise<{ data?: T }>): Promise<T> {
  try {
    return (await asked).data as T
  } catch (problem) {
    if (problem instanceof TypeError) throw new Unreachable() // the connection broke while the answer was read
    throw problem
  }
}
