import fastify from 'fastify'
import { expect, test } from 'vitest'
import { respondToFailure } from './respond-to-failure.ts'

async function broken(error: Error) {
  let log = ''
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => (log += line) } } })
  app.setErrorHandler(respondToFailure)
  app.get('/', () => Promise.reject(error))
  const { statusCode, headers, body } = await app.inject('/?k=secret')
  return { statusCode, headers, body, log }
}

test('a page that cannot be rendered says so in each language, without internal details', async () => {
  const { statusCode, headers, body, log } = await broken(
    new Error('Cannot find module /srv/shop/build/ru.js'),
  )
  expect(statusCode).toBe(500)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(body).not.toContain('/srv')
  for (const language of ['en', 'ru', 'ky'])
    expect(body).toMatch(new RegExp(`<p lang="${language}">[^<]+</p>`))
  expect(log).toMatch(
    /rendering GET \/ failed: Cannot find module \/srv\/shop\/build\/ru.js \(request req-1\)/,
  )
  expect(log).not.toContain('secret')
})

test('an invalid request is refused with its reason', async () => {
  const { statusCode, body } = await broken(Object.assign(new Error('Too large'), { statusCode: 413 }))
  expect(statusCode).toBe(413)
  expect(JSON.parse(body)).toEqual({ message: 'Too large' })
})
