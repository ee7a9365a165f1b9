import { afterEach, describe, expect, it, vi } from 'vitest'
import { api, ApiError, unwrap, NetworkError } from './client'

/** Answers every request with `answer` and records the requests. */
function answering(answer: () => Promise<Response>): Request[] {
  const asked: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request)
    return answer()
  })
  return asked
}
const BASE = { baseUrl: 'http://table.example' }
const me = (): Promise<unknown> => unwrap(api.GET('/api/me', BASE))

afterEach(() => vi.unstubAllGlobals())

describe('requests', () => {
  it('have checked paths and bodies, and say where they come from', async () => {
    const asked = answering(() => Promise.resolve(Response.json({ id: 'p' })))
    const wish = { params: { path: { table_id: 'a b' }, query: { since: 3, most: 1 } }, ...BASE }
    expect(await unwrap(api.GET('/api/tables/{table_id}/history', wish))).toEqual({ id: 'p' })
    expect(asked[0]!.url).toBe('http://table.example/api/tables/a%20b/history?since=3&most=1')
    expect(asked[0]!.headers.get('x-haspelknecht')).toBe('web')
    expect(asked[0]!.headers.get('accept-language')).toBe('en')
  })

  it('that are refused say why, in words for people', async () => {
    answering(() => Promise.resolve(Response.json({ error: 'taken', message: 'This seat is taken.', rule: 'R-1' }, { status: 409 })))
    const problem = await me().catch((one: unknown) => one)
    expect(problem).toBeInstanceOf(ApiError)
    expect(problem).toMatchObject({ status: 409, key: 'taken', message: 'This seat is taken.', rule: 'R-1' })
  })

  it('that nobody answers can be sent again', async () => {
    answering(() => Promise.reject(new TypeError('network')))
    await expect(me()).rejects.toBeInstanceOf(NetworkError)
    answering(() => Promise.resolve(new Response('', { status: 502 })))
    await expect(me()).rejects.toBeInstanceOf(NetworkError)
  })

  it('may have an empty answer', async () => {
    answering(() => Promise.resolve(new Response(null, { status: 204 })))
    const answer = await api.POST('/api/sign-out', BASE)
    expect(answer.data).toBeUndefined()
  })
})
