import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { createSdk } from '@shyrdak/sdk'
import { contract, type Language } from '@shyrdak/sdk/contract'
import type { FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type ServerBuild,
} from 'react-router'
import { isOrderHistory } from '../../app/account/order-history-path.ts'
import { isCheckout } from '../../app/checkout/checkout-path.ts'
import { CANVAS_PATH } from '../../app/page/canvas-path.ts'
import { isDeskPath } from '../../app/page/is-desk-path.ts'
import type { ReadTexts } from '../../app/messages/server-i18n.ts'
import { requestContextKey, type Refused } from '../../app/page/request-context.ts'
import type { Backend } from '../backend/backend.ts'
import { shopContacts, type SiteSettings } from '../settings.ts'
import { firstViews, type StyleSheets } from './first-view.ts'
import { documentRenderer } from './document-renderer.ts'
import { loaderTransport, type Refusals } from './loader-transport.ts'
import type { Document, TaggedDocument } from './page-cache.ts'
import type { PageRequest } from './page-request.ts'
import type { PageSecurity } from './security-headers.ts'

/** A path that no route matches, where the error pages of refused requests are rendered. */
const NOWHERE = '/-/refused'

/** The exports of `app/entry.server.tsx` that React Router's types do not know. */
type Readers = { [Reader in 'readTexts' | 'readDeskTexts']?: ReadTexts }

/** The route of the access gate, rendered at every address while the gate is closed. */
const GATE = '/access-gate'

/** Renders pages with React Router; their loaders call the backend. */
export function pageRenderer(
  build: () => ServerBuild | Promise<ServerBuild>,
  backend: Backend,
  settings: SiteSettings,
  sheets: StyleSheets,
) {
  const handlers = new Map<string, Handler>()
  const prepareFirstView = firstViews(sheets)
  const { publicUrl } = settings
  const { apiHost, hasDemoPeople } = backend

  async function handlerFor({ prefix, language, path }: PageRequest): Promise<Handler> {
    const current = await build()
    const { readTexts, readDeskTexts } = current.entry.module as Readers
    await (isDeskPath(path) ? readDeskTexts : readTexts)?.(language)
    const known = handlers.get(prefix)
    if (known?.build === current) return known
    // One build serves all language prefixes, each with its own basename.
    const basename = prefix || '/'
    const handler = {
      build: current,
      handle: createRequestHandler({ ...current, basename }, process.env.NODE_ENV),
      renderDocument: documentRenderer(current, basename),
    }
    handlers.set(prefix, handler)
    return handler
  }

  const shopIn = (language: Language) => shopContacts({ ...settings, demoData: hasDemoPeople }, language)

  function contextOf(
    pageRequest: PageRequest,
    nonce: string,
    { refused, tags, ...refusals }: ContextOptions = {},
  ): RouterContextProvider {
    const { ip: _, ...pageContext } = pageRequest
    const context = new RouterContextProvider()
    const transport = loaderTransport(backend.transportFor(pageRequest, tags), refusals)
    const sdk = createSdk(contract, { transport })
    context.set(requestContextKey, {
      ...pageContext,
      nonce,
      apiHost,
      hasDemoPeople,
      ...(isDeskPath(pageRequest.path) && {
        shop: { en: shopIn('en'), ru: shopIn('ru'), kg: shopIn('kg') },
      }),
      sdk,
      ...(refused && { refused }),
    })
    return context
  }

  async function respond(
    pageRequest: PageRequest,
    request: Request,
    nonce: string,
    options: ContextOptions = {},
  ) {
    const context = contextOf(pageRequest, nonce, options)
    const { handle } = await handlerFor(pageRequest)
    if (!pageRequest.gate) return handle(request, context)
    const gate = publicUrl + pageRequest.prefix + GATE + new URL(request.url).search
    return handle(new Request(gate, { signal: request.signal }), context)
  }

  function securityOf(kind: string | null, { path }: PageRequest, nonce: string): PageSecurity {
    return {
      kind,
      nonce,
      isSecure: publicUrl.startsWith('https:'),
      scriptHosts: settings.headScriptHosts,
      apiHost,
      paymentHosts: isCheckout(path) || isOrderHistory(path) ? settings.paymentHosts : [],
      frame: path === CANVAS_PATH ? 'inside' : isDeskPath(path) ? 'around' : undefined,
    }
  }

  function headersOf(headers: Headers, kind: string | null): Record<string, string> {
    return {
      'cache-control': kind === 'document' ? 'private, no-cache' : 'private, no-store',
      ...Object.fromEntries(headers),
      vary: 'Accept-Language, Cookie, Accept-Encoding',
    }
  }

  function documentOf(html: string, head: Pick<Document, 'status' | 'headers' | 'security'>): Document {
    const { body, styleHash } = prepareFirstView(html)
    return { ...head, security: { ...head.security, styleHash }, body }
  }

  async function toRendered(response: Response, pageRequest: PageRequest, nonce: string): Promise<Rendered> {
    const kind = response.headers.get('x-page-kind')
    const { status } = response
    const headers = headersOf(response.headers, kind)
    const security = securityOf(kind, pageRequest, nonce)
    if (status === 503) {
      headers['retry-after'] ??= '10'
      headers['cache-control'] = 'private, no-store'
    }
    if (kind === 'document') return documentOf(await response.text(), { status, headers, security })
    // The same stream with Node's type.
    const body = response.body && Readable.fromWeb(response.body as import('node:stream/web').ReadableStream)
    return { status, headers, security, body }
  }

  /**
   * Renders a document; returns undefined for errors and all other pages, which `render` handles. Also for a page
   * that does without what could not be read, since it is not to be cached.
   */
  async function renderDocument(url: string, pageRequest: PageRequest): Promise<TaggedDocument | undefined> {
    const handler = await handlerFor(pageRequest)
    // The rendered document is cached and shared, so nothing of the first requester may end up in it.
    const tags = new Set<string>()
    let isComplete = true
    const onUnavailable = () => {
      isComplete = false
    }
    const context = contextOf(pageRequest, '', { tags, onUnavailable })
    const found = await handler.renderDocument(new Request(publicUrl + url), context)
    if (!found || !isComplete) return undefined
    const { status, headers, html } = found
    const document = documentOf(html, {
      status,
      headers: { ...headersOf(headers, 'document'), 'content-type': 'text/html; charset=utf-8' },
      security: securityOf('document', pageRequest, ''),
    })
    return { ...document, tags: [...tags] }
  }

  /** Renders the error page of a refused request. */
  async function refuse(pageRequest: PageRequest, refused: Refused, signal: AbortSignal): Promise<Rendered> {
    const nonce = newNonce()
    const request = new Request(publicUrl + pageRequest.prefix + NOWHERE, { signal })
    const response = await respond(pageRequest, request, nonce, { refused })
    const rendered = await toRendered(response, pageRequest, nonce)
    if (refused === 405) rendered.headers['allow'] = 'GET, HEAD'
    return rendered
  }

  /**
   * Renders the error page of requests that are refused in great numbers, for the page cache. Returns undefined when
   * it cannot be cached.
   */
  async function renderRefusal(
    pageRequest: PageRequest,
    refused: Refused,
  ): Promise<TaggedDocument | undefined> {
    const tags = new Set<string>()
    const request = new Request(publicUrl + pageRequest.prefix + NOWHERE)
    const rendered = await toRendered(
      await respond(pageRequest, request, '', { refused, tags }),
      pageRequest,
      '',
    )
    return isDocument(rendered) && rendered.status === refused ? { ...rendered, tags: [...tags] } : undefined
  }

  /** Renders any page: a document as a buffer, any other as a stream. */
  async function render(
    request: FastifyRequest,
    pageRequest: PageRequest,
    signal: AbortSignal,
  ): Promise<Rendered> {
    const nonce = newNonce()
    let wait: number | undefined
    const onWait = (seconds: number) => {
      wait = seconds
    }
    const response = await respond(pageRequest, webRequest(request, publicUrl, signal), nonce, { onWait })
    const unread = unreadFile(response)
    const rendered = unread
      ? await refuse(pageRequest, unread, signal)
      : await toRendered(response, pageRequest, nonce)
    // React Router passes on the headers of some refused loaders only.
    if (wait !== undefined && hasToWait(rendered.status)) rendered.headers['retry-after'] = String(wait)
    return rendered
  }

  /** Renders the access gate with the query of the requested address. */
  async function renderGate(
    pageRequest: PageRequest,
    search: string,
    signal: AbortSignal,
  ): Promise<Rendered> {
    const nonce = newNonce()
    const request = new Request(`${publicUrl}/${search}`, { signal })
    return toRendered(await respond(pageRequest, request, nonce), pageRequest, nonce)
  }

  return { render, renderDocument, renderGate, renderRefusal, refuse }
}

interface Handler {
  build: ServerBuild
  handle: RequestHandler
  renderDocument: ReturnType<typeof documentRenderer>
}

/** What a page is rendered with besides its request. */
interface ContextOptions extends Refusals {
  refused?: Refused
  /** Gets the cache tags of what is read. */
  tags?: Set<string>
}

const hasToWait = (status: number): status is 429 | 503 => status === 429 || status === 503

/**
 * Returns the status of a file, such as the sitemap, that could not be read. React Router has no page for that, but
 * answers JSON.
 */
const unreadFile = ({ status, headers }: Response) =>
  hasToWait(status) && (headers.get('content-type') ?? '').startsWith('application/json') ? status : undefined

const newNonce = () => randomBytes(16).toString('base64')

/** A rendered page: a buffer for a document, a stream for other pages, no body for a redirect. */
export type Rendered = Document | (Omit<Document, 'body'> & { body: Readable | null })

export const isDocument = (rendered: Rendered): rendered is Document => Buffer.isBuffer(rendered.body)

/** A HEAD request is rendered as a GET, so that both have the same headers; Node sends no body. */
function webRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && !name.startsWith(':')) headers.append(name, one)
  return new Request(origin + request.url, { headers, signal })
}
