/** HTTP requests with checked paths and bodies (openapi-fetch) and one kind of error. Tables have a socket of their own. */
import createClient, { type Middleware } from 'openapi-fetch'
import { language } from '../i18n/texts.svelte'
import type { paths } from './schema'

/** The server refused the request; `message` is a sentence for the player. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly rule: string | null,
  ) {
    super(message)
  }
}

/** The server could not be reached. The same request may be sent again. */
export class NetworkError extends Error {}

const middleware: Middleware = {
  onRequest({ request }) {
    request.headers.set('x-haspelknecht', 'web')
    request.headers.set('accept-language', language())
  },
  async onResponse({ response }) {
    if (response.ok) return
    if (response.status >= 502 && response.status <= 504) throw new NetworkError()
    throw await apiError(response)
  },
  onError: () => new NetworkError(),
}

async function apiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<Record<string, unknown>>
  const text = (given: unknown): string | null => (typeof given === 'string' ? given : null)
  return new ApiError(
    response.status,
    text(body.error) ?? '',
    text(body.message) ?? response.statusText,
    text(body.rule) ?? null,
  )
}

/** Requests by path and method: `await unwrap(api.GET('/api/me'))`. */
export const api = createClient<paths>({
  baseUrl: typeof location === 'undefined' ? '' : location.origin, // tests run without a page
  credentials: 'same-origin',
  fetch: (request) => fetch(request), // looked up at each call so that tests can replace it
})
api.use(middleware)

/** The data of a response. Throws `ApiError` if the server refuses, `NetworkError` if it cannot be reached. */
export async function unwrap<T>(request: Promise<{ data?: T }>): Promise<T> {
  try {
    return (await request).data as T
  } catch (problem) {
    if (problem instanceof TypeError) throw new NetworkError() // the connection broke while the response was read
    throw problem
  }
}
