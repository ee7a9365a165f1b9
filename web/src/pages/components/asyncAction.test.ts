import { expect, test } from 'vitest'
import { Refusal } from '../../api/client'
import { Errand } from './asyncAction.svelte'

const refused = () => Promise.reject(new Refusal(409, 'taken', 'This seat is taken.', null))

test('what the server refuses is told in its own words, and forgotten at the next try', async () => {
  const errand = new Errand()
  expect(await errand.run(refused)).toBe(false)
  expect(errand.problem).toBe('This seat is taken.')
  expect(await errand.run(() => Promise.resolve())).toBe(true)
  expect(errand.problem).toBe('')
})

test('a second click while the first one is under way does nothing', async () => {
  const errand = new Errand()
  let done: () => void = () => undefined
  let begun = 0
  const slow = () => new Promise<void>((resolve) => ((done = resolve), begun++))
  const first = errand.run(slow)
  expect(await errand.run(slow)).toBe(false)
  done()
  expect(await first).toBe(true)
  expect(begun).toBe(1)
})

test('mistakes of ours stay loud', async () => {
  await expect(new Errand().run(() => Promise.reject(new TypeError('oops')))).rejects.toThrow('oops')
})
