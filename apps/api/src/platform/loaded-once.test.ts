import { expect, test, vi } from 'vitest'
import { loadedOnce } from './loaded-once.ts'

test('whoever asks first loads it for all, and after a failure the next one loads it again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('too many open files'))
  load.mockResolvedValue('loaded')
  const loaded = loadedOnce(load)
  const both = await Promise.allSettled([loaded(), loaded()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(load).toHaveBeenCalledTimes(1)
  expect(await loaded()).toBe('loaded')
  expect(await loaded()).toBe('loaded')
  expect(load).toHaveBeenCalledTimes(2)
})
