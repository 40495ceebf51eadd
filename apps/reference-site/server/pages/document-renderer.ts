import { createStaticHandler, matchRoutes, type ServerBuild, type StaticHandlerContext } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { LRUCache } from 'lru-cache'
import type { RenderDocument } from '../../app/entry.server.tsx'
import { kindOf, type PageKind } from '../../app/page/kind.ts'

type Routes = Parameters<typeof createStaticHandler>[0]
type BuiltRoute = NonNullable<ServerBuild['routes'][string]>

/**
 * Converts the routes of a build for a static handler, with their loaders and the handles that carry the page
 * kind.
 */
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
    })) as Routes // an index route has no children, which the union type does not express
}

export interface RenderedDocument {
  status: number
  headers: Headers
  html: string
}

/**
 * Renders documents directly from their route. React Router's request handler would also do what only
 * hydrated pages need: serialize every loader's data for the browser and send the page through web streams.
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

  /**
   * Caches the page kind by path: matching walks the whole route table, and most requests are for the same
   * few pages.
   */
  const kinds = new LRUCache<string, PageKind>({ max: 2_000 })
  function kindAt(pathname: string): PageKind {
    const known = kinds.get(pathname)
    if (known) return known
    const kind = kindOf(matchRoutes(dataRoutes, pathname, basename)?.map(({ route }) => route.handle) ?? [])
    kinds.set(pathname, kind)
    return kind
  }

  /** Returns undefined for other page kinds, and for every response that is not a plain 200. */
  return async (request: Request, context: RouterContextProvider): Promise<RenderedDocument | undefined> => {
    if (!renderDocument || kindAt(new URL(request.url).pathname) !== 'document') return undefined
    const loaded = await query(request, { requestContext: context })
    if (loaded instanceof Response || loaded.errors || loaded.statusCode !== 200) return undefined
    try {
      const html = renderDocument({ build, routeModules, staticHandlerContext: loaded }, request.url, context)
      return { status: loaded.statusCode, headers: headersOf(loaded), html }
    } catch {
      // React Router's own handler will meet the same error, log it and render the error page.
      return undefined
    }
  }
}

function headersOf({ loaderHeaders }: StaticHandlerContext): Headers {
  const headers = new Headers()
  for (const own of Object.values(loaderHeaders)) for (const [name, value] of own) headers.append(name, value)
  return headers
}
