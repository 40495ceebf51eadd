import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import { requestCounter } from '@shyrdak/api/request-counter'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import fastify from 'fastify'
import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { requestContextKey } from '../../app/page/request-context.ts'
import type { Backend } from '../backend/backend.ts'
import { readSiteSettings } from '../settings.ts'
import { pageRoutes } from './page-routes.ts'
import { headersOfEveryAnswer } from './security-headers.ts'

const FAQ = 'GET /frontend/faq'

/** A site with a home page, a search, pages and a file that read the API, and a style sheet. Counts the pages that it renders. */
async function openSite(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'shyrdak-pages-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'client/assets/site-1.css'), 'body {}')
  let rendered = 0
  let failures = 0
  const loader = () => {
    rendered += 1
    return 'goods'
  }
  const notFound = ({ context }: LoaderFunctionArgs) => {
    throw data(null, { status: context.get(requestContextKey).refused ?? 404 })
  }
  const readFaq = ({ context }: LoaderFunctionArgs) => context.get(requestContextKey).sdk.content.faq.list()
  const page = (
    id: string,
    path: string,
    ownLoader: (args: LoaderFunctionArgs) => unknown,
    kind = 'document',
  ) => ({ id, parentId: 'root', path, module: { loader: ownLoader, default: () => null, handle: { kind } } })
  const build = {
    basename: '/',
    future: {},
    ssr: true,
    routeDiscovery: { mode: 'initial' },
    assets: { routes: {} },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      home: page('home', '', loader),
      search: page('search', 'search', loader),
      order: page('order', 'order', loader, 'hydrated'),
      faq: page('faq', 'faq', readFaq),
      blocks: page('blocks', 'blocks', (args) => readFaq(args).catch(() => [])),
      sitemap: {
        id: 'sitemap',
        parentId: 'root',
        path: 'sitemap.xml',
        module: { loader: async (args: LoaderFunctionArgs) => Response.json(await readFaq(args)) },
      },
      missing: page('missing', '*', notFound),
    },
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers) => {
          headers.set('content-type', 'text/html; charset=utf-8')
          if (status === 200) {
            headers.set('x-page-kind', 'hydrated')
            return new Response('order', { status, headers })
          }
          failures += 1
          headers.set('content-type', 'text/html; charset=utf-8')
          headers.set('x-page-kind', 'document')
          return new Response(`refused: ${status}`, { status, headers })
        },
        renderDocument: () => '<!doctype html><html><head></head><body>goods</body></html>',
      },
    },
  } as unknown as ServerBuild // all that the site reads of it
  const transport = fakeTransport({ [FAQ]: [] })
  const backend = {
    apiHost: '',
    hasDemoPeople: false,
    transportFor: () => transport,
    revision: () => 0,
    hasJustWritten: () => false,
    pageAge: 0,
    requestCounter: (scope) => requestCounter(scope),
  } as Partial<Backend> as Backend // all that pages use
  const app = fastify()
  await app.register(helmet, headersOfEveryAnswer(false))
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  await pageRoutes(app, backend, readSiteSettings({ DATA_DIR: folder, ...environment }), {
    build: () => build,
    clientFolder: join(folder, 'client'),
  })
  const get = (url: string, remoteAddress = '198.51.100.1') => app.inject({ url, remoteAddress })
  const answerOf = async (method: 'GET' | 'HEAD', url: string, encoding: string) => {
    const answer = await app.inject({ method, url, headers: { 'accept-encoding': encoding } })
    // Without what differs between any two answers, and how the body is framed.
    const { date: _date, 'transfer-encoding': _framing, ...headers } = answer.headers
    const policy = String(headers['content-security-policy']).replace(/'nonce-[^']+'/, "'nonce'")
    return {
      status: answer.statusCode,
      headers: { ...headers, 'content-security-policy': policy },
      size: answer.rawPayload.length,
    }
  }
  const statuses = async (urls: readonly string[]) => {
    const codes: number[] = []
    for (const url of urls) codes.push((await get(url)).statusCode)
    return codes
  }
  return { get, answerOf, statuses, transport, rendered: () => ({ pages: rendered, failures }) }
}

const searches = (count: number) => Array.from({ length: count }, (_, index) => `/search?text=word-${index}`)
const countOf = (codes: readonly number[], code: number) => codes.filter((one) => one === code).length

test('a stranger who searches for a thousand random words is slowed down and told so', async () => {
  const { get, statuses, rendered } = await openSite()
  const codes = await statuses(searches(1_000))
  expect([countOf(codes, 200), countOf(codes, 429)]).toEqual([120, 880])
  expect(rendered()).toEqual({ pages: 120, failures: 1 })
  const { headers, body } = await get('/search?text=once-more')
  expect(body).toBe('refused: 429')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('while an address is slowed down, others, cached pages, assets and pages without a search go on', async () => {
  const { get, statuses } = await openSite()
  await statuses(searches(121))
  expect((await get('/search?text=shyrdak', '198.51.100.2')).statusCode).toBe(200)
  expect(await statuses(['/search?text=word-7', '/search?text=word-7&utm_source=mail'])).toEqual([200, 200])
  expect(await statuses(['/assets/site-1.css', '/', '/search'])).toEqual([200, 200, 200])
})

test('an office opens as many cached pages as it likes, and ten new ones a second', async () => {
  const { statuses } = await openSite()
  expect(new Set(await statuses(Array<string>(1_500).fill('/')))).toEqual(new Set([200]))
  const codes = await statuses(Array.from({ length: 700 }, (_, index) => `/?page=${index + 2}`))
  expect([countOf(codes, 200), countOf(codes, 429)]).toEqual([599, 101])
})

test.each(['/', '/order', '/nothing', '//'])('HEAD and GET of %s have the same headers', async (url) => {
  const { answerOf } = await openSite()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const [head, get] = [await answerOf('HEAD', url, encoding), await answerOf('GET', url, encoding)]
    expect(head, encoding).toEqual({ ...get, size: 0 })
    expect(get.size).toBeGreaterThan(0)
  }
})

test('a page that asks a thousand times whether the store is there is rendered once', async () => {
  const { answerOf, rendered } = await openSite()
  for (let turn = 0; turn < 1_000; turn += 1) expect((await answerOf('HEAD', '/', 'br')).status).toBe(200)
  await answerOf('GET', '/', 'br')
  expect(rendered()).toEqual({ pages: 1, failures: 0 })
})

test('addresses without a page are counted too', async () => {
  const { statuses } = await openSite()
  const codes = await statuses(Array.from({ length: 601 }, (_, index) => `/nothing-${index}`))
  expect([codes[0], codes.at(-1)]).toEqual([404, 429])
  expect(await statuses(['//'])).toEqual([429])
})

test('a store without rate limits refuses nobody', async () => {
  const { statuses } = await openSite({ RATE_LIMITS: 'false' })
  expect(countOf(await statuses(searches(200)), 200)).toBe(200)
})

test.each(['/faq', '/ru/faq', '/sitemap.xml'])(
  'while the store is away %s is a page that says so and when to come again, and it is there as soon as the store is',
  async (url) => {
    const { get, transport } = await openSite()
    transport.answer(FAQ, refusal('UNAVAILABLE'))
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, body]).toEqual([503, 'refused: 503'])
    expect(headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
    })
    transport.answer(FAQ, [])
    expect((await get(url)).statusCode).toBe(200)
  },
)

test('the data of a page, which a navigation asks for, is a 503 as well while the store is away', async () => {
  const { get, transport } = await openSite()
  transport.answer(FAQ, refusal('NETWORK'))
  const { statusCode, headers } = await get('/faq.data')
  expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
})

test.each(['/faq', '/faq.data', '/sitemap.xml'])(
  'while the store is away for as long as it says, a visitor of %s is told to come again after that',
  async (url) => {
    const { get, transport } = await openSite()
    transport.answer(FAQ, refusal('UNAVAILABLE', { retryAfter: 2 }))
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  },
)

test.each(['/faq', '/sitemap.xml'])(
  '%s that needs one call too many is a page that says how long to wait',
  async (url) => {
    const { get, transport } = await openSite()
    transport.answer(FAQ, refusal('RATE_LIMITED', { retryAfter: 12 }))
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, body]).toEqual([429, 'refused: 429'])
    expect(headers).toMatchObject({ 'retry-after': '12', 'content-type': 'text/html; charset=utf-8' })
  },
)

test('a page that does without what could not be read is whole again once the store is back', async () => {
  const { get, transport } = await openSite()
  transport.answer(FAQ, refusal('UNAVAILABLE'))
  expect((await get('/blocks')).body, 'of the handler whose pages are not cached').toBe('order')
  transport.answer(FAQ, [])
  expect((await get('/blocks')).body).toContain('goods')
})
