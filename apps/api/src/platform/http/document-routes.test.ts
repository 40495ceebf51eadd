import type { Market } from '@shyrdak/sdk/contract'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { documentRoutes } from './document-routes.ts'
import { registerErrorHandler } from './errors.ts'

/** Market by token. */
const SESSIONS: Readonly<Record<string, Market>> = { shopper: 'frontend', manager: 'management' }

async function opened() {
  const app = fastify()
  registerErrorHandler(app)
  await app.register(
    (api) =>
      documentRoutes(api, {
        authenticate: async (token) => {
          const market = SESSIONS[token]
          return market && { kind: 'session', market, userId: 1 }
        },
      }),
    { prefix: '/api' },
  )
  return app
}

type Documented = { info: Record<string, unknown>; paths: object; components: { schemas: object } }

test('the API documentation has its title, and says how to authenticate', async () => {
  const app = await opened()
  const { info } = (await app.inject({ url: '/api/openapi.json' })).json<Documented>()
  expect(info).toMatchObject({ title: 'Shyrdak API', version: '1' })
  expect(info['description']).toMatch(/Authorization: Bearer/)
  expect(info['description']).not.toMatch(/form data/)
  const { body } = await app.inject({ url: '/api/docs/' })
  expect(body).toContain('<title>Shyrdak API</title>')
})

test('strangers read about the published endpoints only, not about those of managers', async () => {
  const app = await opened()
  const { paths, components } = (await app.inject({ url: '/api/openapi.json' })).json<Documented>()
  expect(Object.keys(paths)).toContain('/frontend/product')
  expect(Object.keys(paths).filter((path) => path.startsWith('/management'))).toEqual([])
  expect(Object.keys(components.schemas).filter((name) => name.startsWith('Managed'))).toEqual([])
})

test('a manager reads about all endpoints, and nobody else does', async () => {
  const app = await opened()
  const read = (token?: string) =>
    app.inject({
      url: '/api/management/openapi.json',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  const answer = await read('manager')
  expect(answer.headers['cache-control']).toBe('no-store')
  const { info, paths } = answer.json<Documented>()
  expect(info).toMatchObject({ title: 'Shyrdak API with management' })
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/frontend/product', '/management/orders']))
  expect((await read()).json()).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect((await read('ended')).json()).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect((await read('shopper')).json()).toMatchObject({ code: 'FORBIDDEN' })
})

test('the API documentation loads no agent, developer tools or telemetry', async () => {
  const { body } = await (await opened()).inject({ url: '/api/docs/' })
  const settings = body.replaceAll(/\s/g, '')
  for (const setting of [
    '"agent":{"disabled":true}',
    '"mcp":{"disabled":true}',
    '"showDeveloperTools":"never"',
    '"telemetry":false',
  ])
    expect(settings).toContain(setting)
})
