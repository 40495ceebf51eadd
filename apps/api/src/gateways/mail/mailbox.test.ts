import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#platform/env.ts'
import { registerErrorHandler } from '#platform/http/errors.ts'
import { mailFor } from './mail.ts'
import { mailboxRoutes } from './mailbox-routes.ts'

let app: FastifyInstance
let dataDir: string
const settings = () => ({ ...readSettings({}), dataDir })
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shyrdak-mail-'))
  app = fastify()
  registerErrorHandler(app)
  await mailboxRoutes(app, { settings: settings() })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

const look = (url: string, headers = {}) =>
  app.inject({ url, headers: { host: 'localhost:3000', ...headers } })

test('emails without a mail server are saved in the mailbox', async () => {
  expect((await look('/dev/mailbox')).body).toContain('No emails yet')
  await mailFor(settings()).send({
    to: 'a@b.kg',
    subject: 'Hello <b>',
    text: 'plain',
    html: '<html><head></head><body>"rich"</body></html>',
    lang: 'ky',
  })
  const list = await look('/dev/mailbox')
  expect(list.body).toContain('Hello &lt;b&gt;')
  const [, path = ''] = /href="(\/dev\/mailbox\/\d[^"]+)"/.exec(list.body) ?? []
  const email = await look(path)
  expect(email.body).toContain('&quot;rich&quot;')
  expect(email.body).toContain('sandbox=')
  // Images of the store are shown, and no script runs.
  const policy = email.headers['content-security-policy']
  expect(policy).toContain("img-src 'self' data: http://localhost:3000;")
  expect(policy).toContain("default-src 'none'")
})

test('an email that is sent twice under one id is in the mailbox once', async () => {
  const email = { to: 'once@b.kg', subject: 'Once', text: '', html: '', lang: 'en' }
  const mail = mailFor(settings())
  await mail.send(email, '0b8f2d6a-1f0e-4a53-9c1d-7a5d3b9f2c11')
  await mail.send(email, '0b8f2d6a-1f0e-4a53-9c1d-7a5d3b9f2c11')
  expect((await look('/dev/mailbox')).body.match(/once@b\.kg/g)).toHaveLength(1)
})

test('the mailbox answers 404 to other hosts, to remote addresses and to paths outside it', async () => {
  expect((await look('/dev/mailbox', { 'x-forwarded-for': '8.8.8.8' })).statusCode).toBe(404)
  expect((await look('/dev/mailbox', { host: 'evil.example' })).statusCode).toBe(404)
  const far = await app.inject({
    url: '/dev/mailbox',
    headers: { host: 'localhost' },
    remoteAddress: '8.8.8.8',
  })
  expect(far.statusCode).toBe(404)
  expect((await look('/dev/mailbox/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404)
})
