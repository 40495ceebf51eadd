import { renderToReadableStream, renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { IslandRenderer, type RenderIsland } from './islands/island-renderer.ts'
import { IslandShell } from './islands/island-shell.tsx'
import { ClientEntry } from './page/client-entry.ts'
import { kindOf } from './page/kind.ts'
import { PageContextProvider } from './page/use-page-context.ts'
import { requestContextKey } from './page/request-context.ts'

/** Renders a page: documents to a string without React's scripts, other pages to a stream that React hydrates. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const kind = kindOf(
    context.staticHandlerContext.matches.map(({ route }) => context.routeModules[route.id]?.handle),
  )
  headers.set('x-page-kind', kind)
  const pageContext = loadContext.get(requestContextKey)

  if (kind === 'document') {
    // Without the handoff no loader's answer is sent a second time beside the HTML that shows it.
    const { serverHandoffStream: _, ...document } = context
    // An island may hold other islands, in its slots.
    const renderIsland: RenderIsland = (element, identifierPrefix) =>
      renderToString(
        <IslandShell {...pageContext}>
          <IslandRenderer value={renderIsland}>{element}</IslandRenderer>
        </IslandShell>,
        { identifierPrefix },
      )
    const html = renderToString(
      <PageContextProvider value={pageContext}>
        <ClientEntry value={context.manifest.entry}>
          <IslandRenderer value={renderIsland}>
            <ServerRouter context={document} url={request.url} />
          </IslandRenderer>
        </ClientEntry>
      </PageContextProvider>,
    )
    return new Response(`<!DOCTYPE html>${html}`, { status, headers })
  }

  const stream = await renderToReadableStream(
    <PageContextProvider value={pageContext}>
      <ClientEntry value={context.manifest.entry}>
        <ServerRouter context={context} url={request.url} nonce={pageContext.nonce} />
      </ClientEntry>
    </PageContextProvider>,
    {
      nonce: pageContext.nonce,
      signal: request.signal,
      onError: (error) => logFailure(request, error),
      // Large boundaries would be sent hidden and moved into place later; one that changes meanwhile would appear twice.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  return new Response(stream, { status, headers })
}

/** Logs an error of loading or rendering, unless the request was aborted. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) logFailure(request, error)
}

/** The query may hold the secret of an order. */
const logFailure = ({ method, url }: Request, error: unknown) =>
  console.error(`rendering ${method} ${new URL(url).pathname} failed:`, error)
