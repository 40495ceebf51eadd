import fastify from 'fastify'
import { expect, test } from 'vitest'
import { failureLog, methodAndPath } from './failure-log.ts'

/** What the log says of an error in a request. */
async function logged(error: unknown) {
  const lines: string[] = []
  const app = fastify({
    logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } },
    genReqId: () => 'r-7',
  })
  app.get('/order', (request, reply) => {
    failureLog(request)(`rendering ${methodAndPath(request)}`, error)
    return reply.send('ok')
  })
  await app.inject('/order?k=secret')
  return JSON.parse(lines.join('')) as { msg: string; err?: { stack: string } }
}

test('a failure is logged by operation, innermost cause and request, with its stack and without the query', async () => {
  const database = new Error('relation "page" does not exist')
  const line = await logged(new Error('Failed query: select', { cause: new Error('', { cause: database }) }))
  expect(line.msg).toBe('rendering GET /order failed: relation "page" does not exist (request r-7)')
  expect(line.err?.stack).toContain('failure-log.test.ts')
})

test('an error without a message is named, and anything else that was thrown is shown', async () => {
  expect((await logged(new TypeError())).msg).toContain('failed: TypeError (')
  expect((await logged('a text')).msg).toContain('failed: a text (')
  expect((await logged({ message: 'no such table' })).msg).toContain('failed: no such table (')
})
