import { createStaticHandler, matchRoutes, type ServerBuild, type StaticHandlerContext } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { LRUCache } from 'lru-cache'
import type { RenderDocument } from '../../app/entry.server.tsx'
import { kindOf, type PageKind } from '../../app/page/kind.ts'

type Routes = Parameters<typeof createStaticHandler>[0]
type BuiltRoute = NonNullable<ServerBuild['routes'][string]>

/** The routes of a build as a static handler takes them: their loaders, and what says of which kind a page is. */
function routesBelow(routes: readonly BuiltRoute[], parentId?: string): Routes {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module }) => ({
      id,
      ...(path !== undefined && { path }),
      ...(caseSensitive !== undefined && { caseSensitive }),
      ...(module.loader && { loader: module.loader }),
      handle: module.handle,
      ...(index ? { index } : { children: routesBelow(routes, id) }),
    })) as Routes // an index route has no children, which the union of both does not follow
}

export interface RenderedDocument {
  status: number
  headers: Headers
  html: string
}

/**
 * Renders documents from their route, without what React Router's request handler adds for pages that it hydrates: it
 * serializes every loader's answer for a browser that would never read it, and sends all of it through web streams.
 */
export function documentRenderer(build: ServerBuild, basename: string) {
  const { dataRoutes, query } = createStaticHandler(
    routesBelow(Object.values(build.routes).filter((route) => route !== undefined)),
    { basename },
  )
  const routeModules = Object.fromEntries(
    Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : [])),
  )
  const { renderDocument } = build.entry.module as { renderDocument?: RenderDocument } // app/entry.server.tsx

  /** Matching takes the whole table of routes, and most requests are for the same few pages. */
  const kinds = new LRUCache<string, PageKind>({ max: 2_000 })
  function kindAt(pathname: string): PageKind {
    const known = kinds.get(pathname)
    if (known) return known
    const kind = kindOf(matchRoutes(dataRoutes, pathname, basename)?.map(({ route }) => route.handle) ?? [])
    kinds.set(pathname, kind)
    return kind
  }

  /** Answers undefined for pages of other kinds, and for every page that is not simply well. */
  return async (request: Request, context: RouterContextProvider): Promise<RenderedDocument | undefined> => {
    if (!renderDocument || kindAt(new URL(request.url).pathname) !== 'document') return undefined
    const loaded = await query(request, { requestContext: context })
    if (loaded instanceof Response || loaded.errors || loaded.statusCode !== 200) return undefined
    try {
      const html = renderDocument({ build, routeModules, staticHandlerContext: loaded }, request.url, context)
      return { status: loaded.statusCode, headers: headersOf(loaded), html }
    } catch {
      // React Router's own handler meets the same error, logs it and renders the page of failures.
      return undefined
    }
  }
}

function headersOf({ loaderHeaders }: StaticHandlerContext): Headers {
  const headers = new Headers()
  for (const own of Object.values(loaderHeaders)) for (const [name, value] of own) headers.append(name, value)
  return headers
}
