import fastify from 'fastify'
import { expect, test } from 'vitest'
import { documentRoutes } from './document-routes.ts'

async function opened() {
  const app = fastify()
  await app.register(documentRoutes, { prefix: '/api' })
  return app
}

test('the API documentation has its title, and says how to authenticate', async () => {
  const app = await opened()
  const { info } = (await app.inject({ url: '/api/openapi.json' })).json<{ info: Record<string, unknown> }>()
  expect(info).toMatchObject({ title: 'Shyrdak API', version: '1' })
  expect(info['description']).toMatch(/Authorization: Bearer/)
  const { body } = await app.inject({ url: '/api/docs/' })
  expect(body).toContain('<title>Shyrdak API</title>')
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
