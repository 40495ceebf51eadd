import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { drainBody } from './drain-body.ts'

/**
 * Starts a body to a server that refuses it unread, sending a chunk every 10 ms until `parts` are sent. The server
 * lets it finish for `milliseconds`.
 */
async function sendRefused(parts: number, milliseconds: number) {
  const app = fastify()
  app.addHook('onResponse', drainBody(milliseconds))
  app.addHook('onRequest', async (_request, reply) => reply.code(403).send('refused'))
  app.post('/', async () => 'read')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  // The server closing the connection mid-body is what this tests.
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (bytes) => (answer += String(bytes)))
  socket.write(
    `POST / HTTP/1.1\r\nhost: felt\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  )
  let sent = 0
  const sending = setInterval(() => {
    if (sent++ < parts) socket.write('1\r\na\r\n')
    else socket.end('0\r\n\r\n')
  }, 10)
  // Not `once`, which an error of the socket would reject.
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(sending)
  await app.close()
  return { answer: answer.split('\r\n\r\n')[1], sent }
}

test('a request refused during its upload gets the response and may finish sending', async () => {
  expect(await sendRefused(3, 10_000)).toEqual({ answer: 'refused', sent: 4 })
})

test('a refused upload that never ends is disconnected', async () => {
  const { answer, sent } = await sendRefused(Infinity, 500)
  expect(answer).toBe('refused')
  expect(sent).toBeGreaterThan(5)
})
