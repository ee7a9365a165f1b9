import { expect, test } from 'vitest'
import { ApiError } from '../../api/client'
import { AsyncAction } from './asyncAction.svelte'

const refused = () => Promise.reject(new ApiError(409, 'taken', 'This seat is taken.', null))

test('what the server refuses is told in its own words, and forgotten at the next try', async () => {
  const action = new AsyncAction()
  expect(await action.run(refused)).toBe(false)
  expect(action.problem).toBe('This seat is taken.')
  expect(await action.run(() => Promise.resolve())).toBe(true)
  expect(action.problem).toBe('')
})

test('a second click while the first one is under way does nothing', async () => {
  const action = new AsyncAction()
  let done: () => void = () => undefined
  let begun = 0
  const slow = () => new Promise<void>((resolve) => ((done = resolve), begun++))
  const first = action.run(slow)
  expect(await action.run(slow)).toBe(false)
  done()
  expect(await first).toBe(true)
  expect(begun).toBe(1)
})

test('mistakes of ours stay loud', async () => {
  await expect(new AsyncAction().run(() => Promise.reject(new TypeError('oops')))).rejects.toThrow('oops')
})
