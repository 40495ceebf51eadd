import { afterEach, expect, test, vi } from 'vitest'
import { followEvents } from './follow-events.ts'

afterEach(() => vi.useRealTimers())

test('an event stream that sends no response headers times out', async () => {
  vi.useFakeTimers()
  const stream = followEvents({
    signal: undefined,
    // As behind a proxy that buffers the whole response.
    open: (signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
    refuse: async () => {},
  })
  const ended = stream.next().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await ended).toMatchObject({ name: 'TimeoutError' })
})
