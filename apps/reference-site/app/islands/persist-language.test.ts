import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistLanguage } from './persist-language.ts'

const tell = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  tell.mockReset()
  vi.stubGlobal('fetch', tell)
  Object.assign(document.documentElement.dataset, { language: 'ru', prefix: '/ru' })
  history.replaceState(null, '', '/ru/categories?page=2')
})
afterEach(() => vi.unstubAllGlobals())

test('a new language is saved on the site and in the browser, and in the prefix of the address', async () => {
  tell.mockResolvedValue(new Response(null, { status: 204 }))
  expect(await persistLanguage('kg')).toBe(true)
  const [path, init] = tell.mock.calls[0] ?? []
  expect(path).toBe('/preferences')
  expect(init?.body).toEqual(new URLSearchParams({ language: 'kg' }))
  expect(localStorage.getItem('shyrdak_lang')).toBe('kg')
  expect(location.pathname + location.search).toBe('/kg/categories?page=2')
})

test('an address without a language prefix stays without one', async () => {
  tell.mockResolvedValue(new Response(null, { status: 204 }))
  document.documentElement.dataset['prefix'] = ''
  history.replaceState(null, '', '/categories')
  await persistLanguage('kg')
  expect(location.pathname).toBe('/categories')
})

test('the page’s own language is not saved again', async () => {
  expect(await persistLanguage('ru')).toBe(false)
  expect(tell).not.toHaveBeenCalled()
})

test('a language that the site could not save is not saved in the browser', async () => {
  tell.mockResolvedValue(new Response(null, { status: 503 }))
  await expect(persistLanguage('kg')).rejects.toThrow('POST /preferences failed: 503')
  expect(localStorage.getItem('shyrdak_lang')).toBeNull()
})
