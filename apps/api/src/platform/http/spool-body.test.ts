import { once } from 'node:events'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import fastify, { type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { tempFolder } from '#testing/temp-folder.ts'
import { spoolBody, discardBodyAfter } from './spool-body.ts'

/** A server that answers with the bytes it received and the files in its folder during the request. */
async function server(dataDir: string) {
  const app = fastify()
  app.addContentTypeParser('video/mp4', (request: FastifyRequest, body: IncomingMessage) =>
    spoolBody(request, body, { dataDir, type: 'video/mp4' }),
  )
  const spooled = () => readdir(join(dataDir, 'incoming'))
  app.post<{ Body: File }>('/', { bodyLimit: 1_000 }, (request) =>
    discardBodyAfter(
      request,
      (async () => ({
        bytes: (await request.body.arrayBuffer()).byteLength,
        files: (await spooled()).length,
      }))(),
    ),
  )
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return { app, port: Number(port), spooled }
}

test('an upload is spooled to a file and removed afterwards, with files left by a killed process', async () => {
  await using folder = await tempFolder()
  const left = join(folder.path, 'incoming', 'left')
  await mkdir(join(folder.path, 'incoming'))
  await writeFile(left, 'half a film')
  await utimes(left, 0, 0)
  const { app, port, spooled } = await server(folder.path)
  const headers = { 'content-type': 'video/mp4' }
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers,
    body: 'x'.repeat(1_000),
  })
  expect(await response.json()).toEqual({ bytes: 1_000, files: 1 })
  expect(await spooled()).toEqual([])
  await app.close()
})

test('an aborted upload leaves no file behind', async () => {
  await using folder = await tempFolder()
  const { app, port, spooled } = await server(folder.path)
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: felt\r\ncontent-type: video/mp4\r\ncontent-length: 900\r\n\r\nhalf')
  await expect.poll(() => spooled().catch(() => [])).toHaveLength(1)
  socket.destroy()
  await once(socket, 'close')
  await expect.poll(spooled).toEqual([])
  await app.close()
})

test('an upload that is too large is refused while it is being sent', async () => {
  await using folder = await tempFolder()
  const { app, port, spooled } = await server(folder.path)
  const socket = connect(port, '127.0.0.1')
  const part = `400\r\n${'x'.repeat(0x400)}\r\n`
  socket.write(
    `POST / HTTP/1.1\r\nhost: felt\r\ncontent-type: video/mp4\r\ntransfer-encoding: chunked\r\n\r\n${part}`,
  )
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
  expect(await spooled()).toEqual([])
  socket.destroy()
  await app.close()
})
