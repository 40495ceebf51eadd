import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { agreeOnPreferences, differing } from './preferences.ts'

const shown = { language: 'ru', country: 'KG', prefix: '' } as const

it('a page in the saved language and country needs no change', () => {
  expect(differing(shown, { language: 'ru', country: 'KG' })).toEqual({})
  expect(differing(shown, { language: null, country: null })).toEqual({})
})

it('a saved language and country that differ from the page are reported', () => {
  expect(differing(shown, { language: 'kg', country: 'KZ' })).toEqual({ language: 'kg', country: 'KZ' })
})

it('an address with a language prefix keeps its language', () => {
  expect(differing({ ...shown, prefix: '/ru' }, { language: 'kg', country: 'KG' })).toEqual({})
})

it('invalid values in storage are ignored', () => {
  expect(differing(shown, { language: 'klingon', country: '<script>' })).toEqual({})
})

const post = vi.fn<typeof fetch>()
const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('fetch', post)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  Object.assign(document.documentElement.dataset, { language: 'ru', country: 'KG', prefix: '' })
  localStorage.setItem(STORAGE_KEYS.country, 'KZ')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  post.mockReset()
  reload.mockReset()
  localStorage.clear()
  sessionStorage.clear()
})

/** Opens a page, and waits until its request is settled. */
async function openPage() {
  agreeOnPreferences()
  await new Promise((resolve) => setTimeout(resolve))
}

it('a page of another country than the saved one is reloaded once the site knows the country', async () => {
  post.mockResolvedValue(new Response())
  await openPage()
  expect(post.mock.calls[0]?.[1]?.body).toEqual(new URLSearchParams({ country: 'KZ' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a browser that blocks cookies reloads one page, not all', async () => {
  post.mockResolvedValue(new Response())
  await openPage()
  await openPage()
  expect([post.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
})

it.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a request too many', async () => new Response(null, { status: 429 })],
  ['a store that fails', async () => new Response(null, { status: 500 })],
])('after %s the page stays as it is, and the next one tries again', async (_, answer) => {
  post.mockImplementationOnce(answer).mockResolvedValue(new Response())
  await openPage()
  expect(reload).not.toHaveBeenCalled()
  await openPage()
  expect(post).toHaveBeenCalledTimes(2)
  expect(reload).toHaveBeenCalledTimes(1)
})
