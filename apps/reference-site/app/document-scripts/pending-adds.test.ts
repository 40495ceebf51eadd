import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completePendingAdds } from './pending-adds.ts'

const start = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('../islands/start-cart.ts', () => ({ startCart: start }))

// Answers the connection check that precedes a load.
beforeEach(() => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response())))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a page starts the cart only if another was left before it could add something', async () => {
  completePendingAdds()
  dispatchEvent(new Event('pageshow'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(start).not.toHaveBeenCalled()
  localStorage.setItem('pendingAdds', '{}')
  dispatchEvent(new Event('pageshow'))
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1))
})
