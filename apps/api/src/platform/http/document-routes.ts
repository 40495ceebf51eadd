import * as management from '@shyrdak/sdk/management'
import { openApiDocument } from '@shyrdak/sdk/openapi'
import fastify, { type FastifyInstance } from 'fastify'

/** The contract as OpenAPI 3.1, and a page to browse it. Both are made when first asked for. */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  let text: string | undefined
  app.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(openApiDocument(management.completeContract, { server: '', schemas: management }))
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(text)
  })

  // The API browser takes four megabytes: a server of its own, opened with the first request.
  let browser: Promise<FastifyInstance> | undefined
  for (const url of ['/docs', '/docs/*'])
    app.get(url, async (request, reply) => {
      browser ??= openBrowser()
      const page = await (await browser).inject({ url: request.url })
      return reply.code(page.statusCode).headers(page.headers).send(page.rawPayload)
    })
}

async function openBrowser(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const browser = fastify()
  await browser.register(scalar, {
    routePrefix: '/api/docs',
    configuration: { url: '/api/openapi.json', title: 'Shyrdak API', withDefaultFonts: false },
  })
  return browser
}
