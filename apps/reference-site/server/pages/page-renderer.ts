import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Api, Settings } from '@shyrdak/api'
import { createSdk } from '@shyrdak/sdk'
import { contract } from '@shyrdak/sdk/contract'
import type { FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type ServerBuild,
} from 'react-router'
import { visitContext } from '../../app/visit.ts'
import { localTransport } from './local-transport.ts'
import type { Document } from './page-cache.ts'
import { securityHeaders } from './security-headers.ts'
import type { Visitor } from './visitor.ts'

/** Draws pages by React Router, and gives their loaders the calls of this process. */
export function pageRenderer(build: () => ServerBuild | Promise<ServerBuild>, api: Api, settings: Settings) {
  const handlers = new Map<string, { build: ServerBuild; handle: RequestHandler }>()

  async function handlerFor(prefix: Visitor['prefix']): Promise<RequestHandler> {
    const current = await build()
    const known = handlers.get(prefix)
    if (known?.build === current) return known.handle
    // One build answers at every language's address.
    const handle = createRequestHandler({ ...current, basename: prefix || '/' }, process.env.NODE_ENV)
    handlers.set(prefix, { build: current, handle })
    return handle
  }

  /** Draws one page. A document comes whole; any other page as a stream that React takes over. */
  return async (request: FastifyRequest, visitor: Visitor, signal: AbortSignal): Promise<Drawn> => {
    const nonce = randomBytes(16).toString('base64')
    const { ip, ...visit } = visitor
    const context = new RouterContextProvider()
    const call = api.call({ country: visit.country, language: visit.language, ip })
    context.set(visitContext, {
      ...visit,
      nonce,
      apiHost: '',
      sdk: createSdk(contract, { transport: localTransport(call) }),
    })
    const handle = await handlerFor(visitor.prefix)
    const response = await handle(webRequest(request, settings.publicUrl, signal), context)

    const kind = response.headers.get('x-page-kind')
    const { status } = response
    const headers: Record<string, string> = {
      ...Object.fromEntries(response.headers),
      ...securityHeaders({
        kind,
        nonce,
        isSecure: settings.publicUrl.startsWith('https:'),
        scriptHosts: settings.headScriptHosts,
      }),
      vary: 'Accept-Language, Cookie, Accept-Encoding',
    }
    headers['cache-control'] ??= kind === 'document' ? 'private, no-cache' : 'private, no-store'
    if (kind === 'document') return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
    // The same stream by its Node type.
    const body = response.body && Readable.fromWeb(response.body as import('node:stream/web').ReadableStream)
    return { status, headers, body }
  }
}

/** A page as it goes out: text in memory for a document, a stream for others, nothing for a redirect. */
export type Drawn = Document | (Omit<Document, 'body'> & { body: Readable | null })

export const isDocument = (drawn: Drawn): drawn is Document => Buffer.isBuffer(drawn.body)

function webRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && !name.startsWith(':')) headers.append(name, one)
  const hasBody = request.method === 'POST'
  return new Request(origin + request.url, {
    method: request.method,
    headers,
    signal,
    ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }), // the same stream by its web type
  })
}
