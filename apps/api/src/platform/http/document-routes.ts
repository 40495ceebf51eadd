import { contract } from '@shyrdak/sdk/contract'
import { openApiDocument } from '@shyrdak/sdk/openapi'
import fastify, { type FastifyInstance } from 'fastify'

/** The contract as OpenAPI 3.1, and a page to browse it. Both are made when first asked for. */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  let text: string | undefined
  app.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(openApiDocument(contract, { server: '' }))
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(text)
  })

  // The browser weighs four megabytes: a room of its own, opened by the first who comes.
  let room: Promise<FastifyInstance> | undefined
  for (const url of ['/docs', '/docs/*'])
    app.get(url, async (request, reply) => {
      room ??= openRoom()
      const page = await (await room).inject({ url: request.url })
      return reply.code(page.statusCode).headers(page.headers).send(page.rawPayload)
    })
}

async function openRoom(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const room = fastify()
  await room.register(scalar, {
    routePrefix: '/api/docs',
    configuration: { url: '/api/openapi.json', title: 'Shyrdak API', withDefaultFonts: false },
  })
  return room
}
