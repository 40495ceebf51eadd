import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { createSdk } from '@shyrdak/sdk'
import { contract } from '@shyrdak/sdk/contract'
import type { FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type ServerBuild,
} from 'react-router'
import { isOrderHistory } from '../../app/account/order-history-path.ts'
import { isCheckout } from '../../app/checkout/checkout-path.ts'
import { requestContextKey, type Refused } from '../../app/page/request-context.ts'
import type { Backend } from '../backend/backend.ts'
import type { SiteSettings } from '../settings.ts'
import { prepareFirstView, type StyleSheets } from './first-view.ts'
import type { Document } from './page-cache.ts'
import type { PageRequest } from './page-request.ts'
import type { PageSecurity } from './security-headers.ts'

/** No route matches this path: refused requests are rendered there. */
const NOWHERE = '/-/refused'

/** The route of the access gate, rendered at every address while the gate is closed. */
const GATE = '/access-gate'

/** Renders pages with React Router; their loaders call the backend. */
export function pageRenderer(
  build: () => ServerBuild | Promise<ServerBuild>,
  backend: Backend,
  settings: SiteSettings,
  sheets: StyleSheets,
) {
  const handlers = new Map<string, { build: ServerBuild; handle: RequestHandler }>()
  const { publicUrl } = settings
  const { apiHost, hasDemoPeople } = backend

  async function handlerFor(prefix: PageRequest['prefix']): Promise<RequestHandler> {
    const current = await build()
    const known = handlers.get(prefix)
    if (known?.build === current) return known.handle
    // One build serves the addresses of all languages.
    const handle = createRequestHandler({ ...current, basename: prefix || '/' }, process.env.NODE_ENV)
    handlers.set(prefix, { build: current, handle })
    return handle
  }

  async function respond(pageRequest: PageRequest, request: Request, nonce: string, refused?: Refused) {
    const { ip: _, ...pageContext } = pageRequest
    const context = new RouterContextProvider()
    const sdk = createSdk(contract, { transport: backend.transportFor(pageRequest) })
    context.set(requestContextKey, {
      ...pageContext,
      nonce,
      apiHost,
      hasDemoPeople,
      sdk,
      ...(refused && { refused }),
    })
    const handle = await handlerFor(pageRequest.prefix)
    if (!pageRequest.gate) return handle(request, context)
    const gate = publicUrl + pageRequest.prefix + GATE + new URL(request.url).search
    return handle(new Request(gate, { signal: request.signal }), context)
  }

  async function sent(response: Response, { path }: PageRequest, nonce: string): Promise<Rendered> {
    const kind = response.headers.get('x-page-kind')
    const { status } = response
    const headers: Record<string, string> = {
      ...Object.fromEntries(response.headers),
      vary: 'Accept-Language, Cookie, Accept-Encoding',
    }
    const security: PageSecurity = {
      kind,
      nonce,
      isSecure: publicUrl.startsWith('https:'),
      scriptHosts: settings.headScriptHosts,
      apiHost,
      paymentHosts: isCheckout(path) || isOrderHistory(path) ? settings.paymentHosts : [],
    }
    if (status === 503) headers['retry-after'] ??= '10'
    headers['cache-control'] ??= kind === 'document' ? 'private, no-cache' : 'private, no-store'
    if (kind === 'document') {
      const { html, styleHash } = prepareFirstView(await response.text(), sheets)
      return { status, headers, security: { ...security, styleHash }, body: Buffer.from(html) }
    }
    // The same stream by its Node type.
    const body = response.body && Readable.fromWeb(response.body as import('node:stream/web').ReadableStream)
    return { status, headers, security, body }
  }

  /** Renders the error page of a refused request. */
  async function refuse(pageRequest: PageRequest, refused: Refused, signal: AbortSignal): Promise<Rendered> {
    const nonce = newNonce()
    const request = new Request(publicUrl + pageRequest.prefix + NOWHERE, { signal })
    const rendered = await sent(await respond(pageRequest, request, nonce, refused), pageRequest, nonce)
    if (refused === 405) rendered.headers['allow'] = 'GET, HEAD'
    return rendered
  }

  /** Renders one page: a document as a buffer, any other page as a stream. */
  async function render(
    request: FastifyRequest,
    pageRequest: PageRequest,
    signal: AbortSignal,
  ): Promise<Rendered> {
    const nonce = newNonce()
    const response = await respond(pageRequest, webRequest(request, publicUrl, signal), nonce)
    return sent(response, pageRequest, nonce)
  }

  /** Renders the access gate with the query of the requested address. */
  async function renderGate(
    pageRequest: PageRequest,
    search: string,
    signal: AbortSignal,
  ): Promise<Rendered> {
    const nonce = newNonce()
    const request = new Request(`${publicUrl}/${search}`, { signal })
    return sent(await respond(pageRequest, request, nonce), pageRequest, nonce)
  }

  return { render, renderGate, refuse }
}

const newNonce = () => randomBytes(16).toString('base64')

/** A rendered page: a buffer for a document, a stream for other pages, no body for a redirect. */
export type Rendered = Document | (Omit<Document, 'body'> & { body: Readable | null })

export const isDocument = (rendered: Rendered): rendered is Document => Buffer.isBuffer(rendered.body)

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
