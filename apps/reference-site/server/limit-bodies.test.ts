import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitBodies } from './limit-bodies.ts'

/**
 * Sends a body of two bytes, the second one after the limit. Resolves with the response, or an empty string
 * when the server hangs up.
 */
async function sendSlowly(type: string): Promise<string> {
  const app = fastify()
  app.addHook('onRequest', limitBodies(60))
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/', async ({ body }) => body)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => (answer += String(bytes)))
  // The server may hang up in the middle of the body.
  socket.on('error', () => {})
  socket.write(
    `POST / HTTP/1.1\r\nhost: felt\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 2\r\n\r\na`,
  )
  setTimeout(() => socket.writable && socket.write('b'), 250)
  await once(socket, 'close')
  await app.close()
  return answer.split('\r\n\r\n')[1] ?? ''
}

test('a slow film upload is accepted, and any other slow body is cut off', async () => {
  expect(await sendSlowly('video/mp4')).toBe('ab')
  expect(await sendSlowly('application/json')).toBe('')
})

test('an injected request whose body is not read causes no error', async () => {
  const app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.addHook('onRequest', limitBodies(20))
  app.post('/', async () => 'answered')
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    payload: 'unread',
    headers: { 'content-type': 'text/plain' },
  })
  await new Promise((later) => setTimeout(later, 60))
  expect(answer.body).toBe('answered')
  await app.close()
})
