import type { Route } from './+types/page.ts'
import { contentMeta } from '../content/content-meta.ts'
import { ContentPage } from '../content/content-page.tsx'
import { loadPage } from '../content/load-page.ts'
import type { PageHandle } from '../page/kind.ts'
import { visitContext } from '../visit.ts'

export const handle: PageHandle = { kind: 'document' }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadPage(context.get(visitContext), params.url)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, loaderData)
}

/** A page that an author made, at its own address. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />
}
