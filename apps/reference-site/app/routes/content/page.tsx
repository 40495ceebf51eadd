import { redirect } from 'react-router'
import type { Route } from './+types/page.ts'
import { contentMeta } from '#content/content-meta.ts'
import { ContentPage } from '#content/content-page.tsx'
import { loadPage } from '#content/load-page.ts'
import { ownAddress } from '#content/page-path.ts'
import type { PageHandle } from '#page/kind.ts'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document' }

export function loader({ context, params }: Route.LoaderArgs) {
  const own = ownAddress(params.url)
  if (own !== undefined) throw redirect(own, 301)
  return loadPage(context.get(requestContextKey), params.url)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, loaderData)
}

/** A page of blocks, below `/pages`. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />
}
