import type { Route } from './+types/production.ts'
import { contentMeta } from '#content/content-meta.ts'
import { ContentPage } from '#content/content-page.tsx'
import { loadPage } from '#content/load-page.ts'
import type { PageHandle } from '#page/kind.ts'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document' }

export const loader = ({ context }: Route.LoaderArgs) =>
  loadPage(context.get(requestContextKey), 'production')

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, loaderData)
}

export default function Production({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />
}
