import { once } from 'node:events'
import { connect } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseSecondHost } from './refuse-second-host.ts'
import { respondToUnreadable } from './respond-to-unreadable.ts'

const pages = {
  refuseUnread: async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(400).type('text/html').send('<h1>This address cannot be read</h1>'),
}

let app: FastifyInstance
let port: number
beforeEach(async () => {
  app = fastify({
    frameworkErrors: (_error, request, reply) =>
      // Their types depend on the route, and no route matched.
      respondToUnreadable(request as FastifyRequest, reply as unknown as FastifyReply, pages),
  })
  app.addHook('onRequest', (request, reply) => refuseSecondHost(request, reply, pages))
  app.get('*', async ({ host }) => `this is ${host}`)
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(() => app.close())

/** Returns the whole response to a request that no HTTP client would send. */
async function ask(path: string, hosts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (part: Buffer) => (text += part.toString()))
  socket.write([`GET ${path} HTTP/1.1`, ...hosts, 'Connection: close', '', ''].join('\r\n'))
  await once(socket, 'end')
  return text
}

test.each(['/', '/api/health'])('a request for %s with two Host headers is refused', async (path) => {
  for (const hosts of [
    ['Host: shop.example', 'Host: evil.example'],
    ['Host: shop.example', 'X: y', 'hOST: shop.example'],
  ])
    expect(await ask(path, hosts)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await ask(path, ['Host: shop.example'])).toContain('this is shop.example')
})

test('the API refuses with an error body, and a page with a page', async () => {
  const hosts = ['Host: a', 'Host: b']
  expect(await ask('/api/health', hosts)).toContain('"code":"MALFORMED"')
  expect(await ask('/catalogue', hosts)).toContain('<h1>')
})

test('a malformed address is refused with nosniff', async () => {
  for (const path of ['/api/%zz', '/media/%zz', '/%zz'])
    expect(await ask(path, ['Host: shop.example'])).toMatch(
      /^HTTP\/1\.1 400 [^]*x-content-type-options: nosniff/,
    )
})
