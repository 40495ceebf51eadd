import scalar from '@scalar/fastify-api-reference'
import { contract } from '@shyrdak/sdk/contract'
import { openApiDocument } from '@shyrdak/sdk/openapi'
import type { FastifyInstance } from 'fastify'

/** The contract as OpenAPI 3.1, and a page to browse it. Built when first asked for. */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  let text: string | undefined
  app.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(openApiDocument(contract, { server: '/api' }))
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(text)
  })
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: { url: '/api/openapi.json', title: 'Shyrdak API', withDefaultFonts: false },
  })
}
