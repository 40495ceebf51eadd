import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router'
import { IslandRenderer, type RenderIsland } from './islands/island-renderer.ts'
import { IslandShell } from './islands/island-shell.tsx'
import { ClientEntry } from './page/client-entry.ts'
import { provideI18n } from './messages/messages-in.ts'
import { reportNamespaces } from './islands/report-namespaces.ts'
import { readDeskTexts, readTexts, serverI18n } from './messages/server-i18n.ts'
import { kindOf } from './page/kind.ts'
import { PartRenderer, type RenderCachedPart } from './page/cached-part.tsx'
import { numberOf, partsOf, type Part } from './page/part-cache.ts'
import { PageContextProvider } from './page/use-page-context.ts'
import { requestContextKey } from './page/request-context.ts'

provideI18n(serverI18n)

/** The server awaits one of these before it renders a page in a language. */
export { readDeskTexts, readTexts }

/** Renders documents to a string without React's scripts, other pages to a stream that React hydrates. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const kind = kindOf(
    context.staticHandlerContext.matches.map(({ route }) => context.routeModules[route.id]?.handle),
  )
  headers.set('x-page-kind', kind)
  const pageContext = loadContext.get(requestContextKey)

  if (kind === 'document')
    return new Response(documentOf(context, request.url, loadContext), { status, headers })

  const stream = await renderToReadableStream(
    <PageContextProvider value={pageContext}>
      <ClientEntry value={context.manifest.entry}>
        <ServerRouter context={context} url={request.url} nonce={pageContext.nonce} />
      </ClientEntry>
    </PageContextProvider>,
    {
      nonce: pageContext.nonce,
      signal: request.signal,
      onError: (error) => pageContext.logFailure(renderingOf(request), error),
      // Large boundaries would be streamed hidden and moved into place later. One that changes meanwhile
      // would appear twice.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  return new Response(stream, { status, headers })
}

/** The inputs of a document, besides its request. */
interface LoadedDocument {
  build: Pick<ServerBuild, 'assets' | 'future' | 'ssr' | 'routeDiscovery'>
  routeModules: Record<string, object>
  staticHandlerContext: StaticHandlerContext
}

/** Renders a document whose loaders have finished. */
export function renderDocument(
  { build, routeModules, staticHandlerContext }: LoadedDocument,
  url: string,
  loadContext: RouterContextProvider,
): string {
  const { assets, future, ssr, routeDiscovery } = build
  const context = {
    manifest: { ...assets, routes: matchedRoutes(assets.routes, staticHandlerContext) },
    future,
    ssr,
    routeDiscovery,
    routeModules,
    staticHandlerContext,
    branches: [],
    renderMeta: {},
    isSpaMode: false,
    serverHandoffString: '',
    serializeError: () => undefined,
  } as unknown as EntryContext // the same context that React Router's own handler builds
  return documentOf(context, url, loadContext)
}
export type RenderDocument = typeof renderDocument

/**
 * Only the matched routes: React Router creates elements for every route it gets, and a document never
 * navigates to another one.
 */
const matchedRoutes = <Route,>(
  routes: Record<string, Route>,
  { matches }: StaticHandlerContext,
): Record<string, Route> =>
  Object.fromEntries(
    matches.flatMap(({ route: { id } }) => {
      const route = routes[id]
      return route === undefined ? [] : [[id, route]]
    }),
  )

function documentOf(context: EntryContext, url: string, loadContext: RouterContextProvider): string {
  const pageContext = loadContext.get(requestContextKey)
  // Without the handoff, loader data is not sent a second time next to the HTML that shows it.
  const { serverHandoffStream: _, ...document } = context
  const cachedPart = partsOf(pageContext)
  const apart = (element: ReactNode, identifierPrefix: string): Part =>
    reportNamespaces(serverI18n(pageContext.language), () => renderToString(element, { identifierPrefix }))
  // An island may contain other islands in its slots.
  const renderIsland: RenderIsland = (element, identifierPrefix, shows) => {
    const render = () =>
      apart(
        <IslandShell {...pageContext}>
          <IslandRenderer value={renderIsland}>{element}</IslandRenderer>
        </IslandShell>,
        identifierPrefix,
      )
    return shows === undefined ? render() : cachedPart(`${identifierPrefix} ${shows}`, render)
  }
  const renderCached: RenderCachedPart = ({ name, by, from }, part) =>
    cachedPart(`${name} ${numberOf(from)} ${JSON.stringify(by)}`, () =>
      apart(<IslandRenderer value={renderIsland}>{part}</IslandRenderer>, name),
    ).html
  const html = renderToString(
    <PageContextProvider value={pageContext}>
      <ClientEntry value={context.manifest.entry}>
        <IslandRenderer value={renderIsland}>
          <PartRenderer value={renderCached}>
            <ServerRouter context={document} url={url} />
          </PartRenderer>
        </IslandRenderer>
      </ClientEntry>
    </PageContextProvider>,
  )
  return `<!DOCTYPE html>${html}`
}

/** Logs an error from loading or rendering, unless the request was aborted. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (!request.signal.aborted) context.get(requestContextKey).logFailure(renderingOf(request), error)
}

/** Names the path only: the query may contain the secret of an order. */
const renderingOf = ({ method, url }: Request) => `rendering ${method} ${new URL(url).pathname}`
