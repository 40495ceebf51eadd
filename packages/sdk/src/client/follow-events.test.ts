import { inspect } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { contract } from '../contract/contract.ts'
import { createSdk } from './create-sdk.ts'
import { followEvents } from './follow-events.ts'
import { httpTransport } from './http-transport.ts'

afterEach(() => vi.useRealTimers())

test('an event stream that sends no response headers times out', async () => {
  vi.useFakeTimers()
  const stream = followEvents({
    signal: undefined,
    // As behind a proxy that buffers the whole response.
    open: (signal) =>
      new Promise((_resolve, reject) =>
        // Aborted with an error.
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
    read: async () => null,
    parse: () => null,
  })
  const ended = stream.next().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await ended).toMatchObject({ name: 'TimeoutError' })
})

test('an event that is not JSON is a bad response, and its text, which may be private, is not in the error', async () => {
  const headers = { 'content-type': 'text/event-stream' }
  const transport = httpTransport({
    apiHost: 'https://shop.example',
    country: () => 'KG',
    fetch: async () => new Response('data: Aigul, +996 555 123456\n\n', { headers }),
  })
  const events = createSdk(contract, { transport }).chat.retail.changes({ query: { after: 0 } })
  const error: unknown = await events[Symbol.asyncIterator]()
    .next()
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'BAD_RESPONSE', operation: 'GET /frontend/chat/changes' })
  expect(inspect(error)).not.toContain('Aigul')
})
