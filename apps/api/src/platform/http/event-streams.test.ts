import { once } from 'node:events'
import { endpoint, owner } from '@shyrdak/sdk/contract'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AppContext } from '../context.ts'
import { readSettings } from '../env.ts'
import { registerErrorHandler } from './errors.ts'
import { eventStreams } from './event-streams.ts'
import { operationsOf } from './operations.ts'
import { registerOperation } from './register-operation.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

test('a person may follow the chat in ten tabs, and a closed one makes room for another', () => {
  const streams = eventStreams()
  const leave = times(10).map(() => streams.enter('7', '198.51.100.1'))
  expect(() => streams.enter('7', '198.51.100.2')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
  expect(() => streams.enter('8', '198.51.100.1')).not.toThrow()
  // A stream ends by the client and by the server at once.
  for (const _end of [1, 2]) leave[0]?.()
  streams.enter('7', '198.51.100.1')
  expect(() => streams.enter('7', '198.51.100.1')).toThrow('Too many requests')
})

test('many accounts at one address cannot open streams without end', () => {
  const streams = eventStreams()
  for (const account of times(100)) streams.enter(`${account}`, '198.51.100.1')
  expect(() => streams.enter('colleague', '198.51.100.1')).toThrow('Too many requests')
  expect(() => streams.enter('colleague', '198.51.100.2')).not.toThrow()
})

const changes = endpoint({
  method: 'GET',
  path: '/changes',
  summary: 'Follow what changes.',
  access: owner('frontend'),
  response: z.object({ id: z.int() }),
  stream: true,
})

/** Events that never come, until the caller leaves. */
async function* nothing(signal: AbortSignal) {
  if (!signal.aborted) await once(signal, 'abort')
  yield* []
}

test('a stream too many is refused over HTTP until another one is closed', async () => {
  const app = fastify({ forceCloseConnections: true })
  registerErrorHandler(app)
  const streams = eventStreams()
  const context = { settings: readSettings({}), log: app.log } as AppContext // all that calls use
  const handlers = { changes: (_call: unknown, _context: unknown, signal: AbortSignal) => nothing(signal) }
  for (const operation of operationsOf({ changes }, handlers as never))
    // typed by the contract elsewhere
    registerOperation(app, operation, {
      context,
      authenticate: async () => ({ kind: 'session', market: 'frontend', userId: 7 }),
      streams,
    })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async () => {
    const leaving = new AbortController()
    const { signal } = leaving
    const response = await fetch(`${origin}/changes`, { headers: { authorization: 'Bearer 7' }, signal })
    return {
      leave: () => leaving.abort(),
      status: response.status,
      wait: response.headers.get('retry-after'),
    }
  }
  try {
    const tabs = await Promise.all(times(10).map(open))
    expect(tabs.map(({ status }) => status)).toEqual(times(10).map(() => 200))
    expect(await open()).toMatchObject({ status: 429, wait: '30' })
    tabs[0]?.leave()
    await expect.poll(async () => (await open()).status).toBe(200)
  } finally {
    streams.endAll()
    await app.close()
  }
})
