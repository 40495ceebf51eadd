import { contract, type Access, type ContractTree } from '@shyrdak/sdk/contract'
import * as management from '@shyrdak/sdk/management'
import { openApiDocument } from '@shyrdak/sdk/openapi'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { loadedOnce } from '../loaded-once.ts'
import { checkAccess, principalOf, type Authenticate } from './check-access.ts'

const TITLE = 'Shyrdak API'

/** The introduction for first-time API users, in Markdown. */
const INTRODUCTION = `Everything that the store does, over HTTP: the same calls that its own pages make.

- **Addresses** begin with \`/api\`. Bodies and answers are JSON; photos and files are sent as they are, as a body of their own
  media type.
- **Who calls**: whoever has logged in sends \`Authorization: Bearer …\` with the token that a login answers. Each operation
  says who may call it; shoppers need no account to look, fill a basket and order.
- **Where to**: the query \`country_iso_code\` says for which country goods, prices and delivery are shown.
- **Sums** are texts with two decimals, such as \`"2450.00"\`, in som unless a currency stands beside them.
- **Texts** of goods and pages come in \`en\`, \`ru\` and \`kg\`.
- **Lists** come in pages, and \`next_page_url\` leads to the next one.
- **Refusals** say why by a \`code\`, and which fields are wrong in \`errors\` and \`issues\`.
- **Orders and payments** take an \`Idempotency-Key\`: sent twice with the same one, they are made once.

In TypeScript, the package \`@shyrdak/sdk\` knows all of it by its types.`

/** Who may read the contract of the management endpoints, which are not published. */
const MANAGERS = {
  access: { guests: 'none', markets: ['management'], scope: 'all' } satisfies Access,
}

/**
 * Serves the published contract as OpenAPI 3.1 and a page to browse it, and the complete contract to managers. Each
 * is built on the first request.
 */
export async function documentRoutes(
  app: FastifyInstance,
  { authenticate }: { authenticate: Authenticate },
): Promise<void> {
  const published = sentOnce(() => documentOf(contract, { title: TITLE }))
  app.get('/openapi.json', async (_request, reply) =>
    published(reply.header('cache-control', 'public, max-age=300')),
  )
  const complete = sentOnce(() =>
    documentOf(management.completeContract, { title: `${TITLE} with management`, schemas: management }),
  )
  app.get('/management/openapi.json', async ({ headers }, reply) => {
    checkAccess(MANAGERS, await principalOf(authenticate, MANAGERS, headers.authorization))
    return complete(reply.header('cache-control', 'no-store'))
  })

  // The API browser takes four megabytes of memory: a separate server, created on the first request.
  const browser = loadedOnce(openBrowser)
  for (const url of ['/docs', '/docs/*'])
    app.get(url, async (request, reply) => {
      const page = await (await browser()).inject({ url: request.url })
      return reply.code(page.statusCode).headers(page.headers).send(page.rawPayload)
    })
}

/** Sends a document that is written as text once. */
function sentOnce(document: () => object) {
  let text: string | undefined
  return (reply: FastifyReply) =>
    reply.type('application/json; charset=utf-8').send((text ??= JSON.stringify(document())))
}

interface Described {
  title: string
  /** The schemas that the contract names beside the published ones. */
  schemas?: Readonly<Record<string, unknown>>
}

function documentOf(described: ContractTree, { title, schemas = {} }: Described) {
  const { info, ...rest } = openApiDocument(described, { server: '', schemas })
  return { ...rest, info: { ...(info as object), title, description: INTRODUCTION } } // `info` is an object in OpenAPI
}

async function openBrowser(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const browser = fastify()
  await browser.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      pageTitle: TITLE,
      withDefaultFonts: false,
      // The page is part of the store: it must not link to third-party services.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
      telemetry: false,
    },
  })
  return browser
}
