import { afterEach, expect, test, vi } from 'vitest'
import { reachPage } from './reach-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a store that answers anything at all is reached, without a copy of the browser’s', async () => {
  const answer = vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 503 }))
  vi.stubGlobal('fetch', answer)
  await reachPage()
  expect(answer).toHaveBeenCalledExactlyOnceWith(
    location.href,
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  )
})

test('a connection that hangs is given up', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('timed out')))
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => init.signal?.throwIfAborted())
  await expect(reachPage()).rejects.toThrow('timed out')
})
