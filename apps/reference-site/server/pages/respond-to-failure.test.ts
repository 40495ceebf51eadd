import fastify from 'fastify'
import { expect, test } from 'vitest'
import { respondToFailure } from './respond-to-failure.ts'

function broken(error: Error) {
  const app = fastify()
  app.setErrorHandler(respondToFailure)
  app.get('/', () => Promise.reject(error))
  return app.inject('/')
}

test('a page that cannot be rendered says so in each language, without internal details', async () => {
  const { statusCode, headers, body } = await broken(new Error('Cannot find module /srv/shop/build/ru.js'))
  expect(statusCode).toBe(500)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(body).not.toContain('/srv')
  for (const language of ['en', 'ru', 'ky'])
    expect(body).toMatch(new RegExp(`<p lang="${language}">[^<]+</p>`))
})

test('an invalid request is refused with its reason', async () => {
  const { statusCode, body } = await broken(Object.assign(new Error('Too large'), { statusCode: 413 }))
  expect(statusCode).toBe(413)
  expect(JSON.parse(body)).toEqual({ message: 'Too large' })
})
