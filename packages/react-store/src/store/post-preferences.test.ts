import { afterEach, expect, test, vi } from 'vitest'
import { postPreferences } from './post-preferences.ts'

const answer = vi.fn<typeof fetch>()
afterEach(() => vi.unstubAllGlobals())

test('a choice is posted as a form, and the page it leads back to is not loaded', async () => {
  vi.stubGlobal('fetch', answer)
  // What a browser makes of a redirect that is not followed.
  answer.mockResolvedValue({ ok: false, status: 0, type: 'opaqueredirect' } as Response)
  await postPreferences({ country: 'KZ', language: 'kg' })
  const [path, init] = answer.mock.calls[0] ?? []
  expect(path).toBe('/preferences')
  expect(init?.body).toEqual(new URLSearchParams({ country: 'KZ', language: 'kg' }))
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' })
})

test.each([403, 429, 500, 503])('a choice that the site answers with %i is not saved', async (status) => {
  vi.stubGlobal('fetch', answer.mockResolvedValue(new Response(null, { status })))
  await expect(postPreferences({ country: 'KZ' })).rejects.toThrow(`POST /preferences failed: ${status}`)
})

test('a choice without a connection is not saved', async () => {
  vi.stubGlobal('fetch', answer.mockRejectedValue(new TypeError('Failed to fetch')))
  await expect(postPreferences({ country: 'KZ' })).rejects.toThrow('Failed to fetch')
})
