import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import type { RequestCounter } from '@shyrdak/api/request-counter'
import { constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { documentQuery } from '../../app/page/document-query.ts'
import type { Refused } from '../../app/page/request-context.ts'
import type { Backend } from '../backend/backend.ts'
import type { SiteSettings } from '../settings.ts'
import { accessGate } from './access-gate.ts'
import { accessGateRoute } from './access-gate-route.ts'
import { canonicalAddresses } from './canonical-address.ts'
import { NO_SHEETS, readStyleSheets } from './first-view.ts'
import { fileRoutes } from './file-routes.ts'
import { pageCache } from './page-cache.ts'
import { pageLimits } from './page-limits.ts'
import { pageRenderer } from './page-renderer.ts'
import { preferenceRoute } from './preference-route.ts'
import { respondToFailure } from './respond-to-failure.ts'
import { sendPacked, sendPage } from './send-page.ts'
import { speculationRules } from './speculation-rules.ts'
import { readPageRequest, type PageRequest } from './page-request.ts'

export interface Pages {
  /** Returns the built pages. Called for each request, so that development sees every edit. */
  build: () => ServerBuild | Promise<ServerBuild>
  /** The folder of static files; absent in development, where Vite serves them. */
  clientFolder?: string
  /** The JSON file with the parsed style sheets; absent in development, where Vite adds styles by script. */
  styleSheets?: string
}

export interface OpenPages {
  /** Responds to a request whose URL cannot be parsed, so that no route matched it. */
  refuseUnread: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** Registers everything but the API: pages, static files, and the switch of language and country. */
export async function pageRoutes(
  app: FastifyInstance,
  backend: Backend,
  settings: SiteSettings,
  { build, clientFolder, styleSheets }: Pages,
): Promise<OpenPages> {
  const gate = settings.accessGateHash ? accessGate(settings.accessGateHash) : undefined
  const known = { publicUrl: settings.publicUrl, gate }
  await app.register(async (site) => {
    site.setErrorHandler(respondToFailure)
    await site.register(cookie)
    await site.register(compress, {
      encodings: ['br', 'gzip'],
      // Without a flush the page would be held back until the stream ends.
      brotliOptions: {
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      },
      zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    })
    if (clientFolder) await fileRoutes(site, clientFolder, settings.dataDir)
    await preferenceRoute(site)
    await speculationRules(site)
    // Browsers request it for pages that declare no icon.
    site.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301))

    // Bodies are left unread: pages refuse such a request with a 405, not with the 415 of a parser.
    site.removeAllContentTypeParsers()
    site.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

    const { render, renderDocument, renderGate, renderRefusal, refuse } = pageRenderer(
      build,
      backend,
      settings,
      styleSheets === undefined ? NO_SHEETS : await readStyleSheets(styleSheets),
    )
    const counter = settings.rateLimits ? await backend.requestCounter(site) : UNLIMITED
    if (gate)
      await accessGateRoute(site, {
        gate,
        counter,
        rerender: async (request, reply, url, response) => {
          const { id, log, headers, ip, cookies } = request
          const asked = { id, log, url, headers, ip, cookies }
          const pageRequest = { ...readPageRequest(asked, known), gate: response }
          const { search } = new URL(url, known.publicUrl)
          return sendPage(await renderGate(pageRequest, search, leavingOf(reply).signal), request, reply)
        },
      })
    const homeOf = canonicalAddresses(build)
    const countRendered = pageLimits(counter)
    const cache = pageCache({ maxAge: backend.pageAge, revision: backend.revision })

    /** Sends the page of a request too many from the cache, so that it costs less than what was requested. */
    async function sendTooMany(pageRequest: PageRequest, request: FastifyRequest, reply: FastifyReply) {
      // Shared by all addresses: its form for language and country leads to the home page.
      const shared = { ...pageRequest, path: '/' }
      const key = `429|${keyOf('/', shared)}`
      const document =
        cache.get(key) ??
        (await cache.getOrRender(key, () => renderRefusal(shared, 429), { mayBeStale: true }))
      if (document) return sendPacked(document, request, reply)
      return sendPage(await refuse(pageRequest, 429, leavingOf(reply).signal), request, reply)
    }

    site.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '*',
      handler: async (request, reply) => {
        const pageRequest = readPageRequest(request, known)
        const refused = refusedAtOnce(request.method, pageRequest)
        const home = refused ? undefined : await homeOf(request)
        if (home) return reply.header('cache-control', 'public, max-age=3600').redirect(home, 301)

        const key =
          clientFolder && !pageRequest.gate && !refused ? keyOf(request.url, pageRequest) : undefined
        const cached = key === undefined ? undefined : cache.get(key)
        if (cached) return sendPacked(cached, request, reply)

        const isShared = key !== undefined && cache.isRendering(key)
        // A rendering that others wait for costs nothing more, and the closed gate needs no data.
        const isCounted = !isShared && !pageRequest.gate
        const wait = isCounted ? await countRendered(request) : 0
        if (wait > 0) {
          reply.header('retry-after', Math.ceil(wait / 1000))
          return sendTooMany(pageRequest, request, reply)
        }
        if (refused)
          return sendPage(await refuse(pageRequest, refused, leavingOf(reply).signal), request, reply)
        if (key !== undefined) {
          const document = await cache.getOrRender(key, () => renderDocument(request.url, pageRequest), {
            mayBeStale: !backend.hasJustWritten(request.ip),
          })
          if (document) return sendPacked(document, request, reply)
        }
        return sendPage(await render(request, pageRequest, leavingOf(reply).signal), request, reply)
      },
    })
  })
  return {
    refuseUnread: async (request, reply) => {
      const { id, log, url, ip } = request
      const { prefix } = readPageRequest({ id, log, url, ip, headers: {}, cookies: {} }, known)
      // No hook has run for this request, so the page is requested again at an address that can be parsed.
      const { statusCode, headers, rawPayload } = await app.inject({
        url: prefix + UNREADABLE,
        headers: headersOfReader(request),
        remoteAddress: ip,
      })
      // The body is no longer a stream. Clients reject a response with both `transfer-encoding` and
      // `content-length`.
      delete headers['transfer-encoding']
      return reply.code(statusCode).headers(headers).send(rawPayload)
    },
  }
}

/** For tests that send more requests than people do. */
const UNLIMITED: RequestCounter = () => async () => 0

/** The path of the error page for URLs that cannot be parsed. */
const UNREADABLE = '/-/unreadable'

const headersOfReader = ({ headers }: FastifyRequest) =>
  Object.fromEntries(
    (['accept-encoding', 'accept-language', 'cookie'] as const).flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

function leavingOf(reply: FastifyReply): AbortController {
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  return leaving
}

/**
 * Requests refused before any page is rendered: methods other than GET and HEAD, since no page takes forms,
 * and paths with an empty segment.
 */
function refusedAtOnce(method: string, { path }: PageRequest): Refused | undefined {
  if (!['GET', 'HEAD'].includes(method)) return 405
  if (path === UNREADABLE) return 400
  return path.includes('//') ? 404 : undefined
}

/** The cache key of a document: everything its HTML depends on. */
function keyOf(url: string, { prefix, path, country, hasChosenCountry, language }: PageRequest): string {
  const query = documentQuery(url.split('?', 2)[1] ?? '')
  return [prefix, path, query, country, hasChosenCountry, language].join('|')
}
