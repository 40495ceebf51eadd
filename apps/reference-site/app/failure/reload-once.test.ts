import { afterEach, expect, test, vi } from 'vitest'
import { afterFailedLoad, loadedOnce } from './reload-once.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const away = () => vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
const there = () => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()))

test('code of a press is not asked for while nothing answers, and is by the next press', async () => {
  const load = vi.fn(async () => 'code')
  const loaded = loadedOnce(load)
  away()
  await expect(loaded()).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  there()
  expect(await loaded()).toBe('code')
  away()
  expect(await loaded()).toBe('code')
  expect(load).toHaveBeenCalledTimes(1)
})

test('on a network too slow for the first request, code of a press is loaded after the second', async () => {
  const slow = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('signal timed out', 'TimeoutError'))
    .mockResolvedValue(new Response())
  vi.stubGlobal('fetch', slow)
  expect(await loadedOnce(async () => 'code')()).toBe('code')
  expect(slow).toHaveBeenCalledTimes(2)
})

test('code that was not asked for is no reason for other means, even if the store answers by then', async () => {
  document.body.innerHTML = '<header data-offline="Waiting" data-away="No connection to the store."></header>'
  away()
  const help = vi.fn()
  await loadedOnce(async () => 'code')().catch((error: unknown) => {
    there()
    afterFailedLoad(error, help)
  })
  await expect
    .poll(() => document.querySelector('[role="status"]')?.textContent)
    .toBe('No connection to the store.')
  expect(help).not.toHaveBeenCalled()
})

test('what a page loads as it arrives does not ask first, and a press finds it there', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(2_000)
  away()
  const loaded = loadedOnce(async () => 'code')
  expect(await loaded(false)).toBe('code')
  expect(await loaded()).toBe('code')
  expect(fetch).not.toHaveBeenCalled()
})

test('what a page loads long after it came asks first', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  away()
  const load = vi.fn(async () => 'code')
  await expect(loadedOnce(load)(false)).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
})

test('whoever presses in vain is told that there is no connection', async () => {
  document.body.innerHTML = '<header data-offline="Waiting" data-away="No connection to the store."></header>'
  there()
  const help = vi.fn()
  const failing = () => Promise.reject(new TypeError('Failed to fetch module'))
  await loadedOnce(failing)().catch((error: unknown) => {
    away()
    afterFailedLoad(error, help)
  })
  await expect
    .poll(() => document.querySelector('[role="status"]')?.textContent)
    .toBe('No connection to the store.')
  expect(help).not.toHaveBeenCalled()
})

test('where the store answers and its code does not come, other means help', async () => {
  there()
  const help = vi.fn()
  await loadedOnce(() => Promise.reject(new TypeError('Failed to fetch module')))().catch((error: unknown) =>
    afterFailedLoad(error, help),
  )
  await expect.poll(() => help.mock.calls.length).toBe(1)
})
