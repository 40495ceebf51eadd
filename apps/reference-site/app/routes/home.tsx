import type { Route } from './+types/home.ts'
import { ContentPage } from '../content/content-page.tsx'
import { loadHome } from '../content/load-page.ts'
import type { PageHandle } from '../page/kind.ts'
import { homeTitle, pageMeta, visitIn } from '../page/page-meta.ts'
import { organization, placeOf, webSite } from '../page/structured-data.ts'
import { visitContext } from '../visit.ts'

export const handle: PageHandle = { kind: 'document', name: 'Home' }

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(visitContext))

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const visit = visitIn(matches)
  if (!visit || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  return pageMeta(visit, {
    title: homeTitle(visit),
    description: loaderData.description,
    structured: [organization(visit.origin), webSite(placeOf(visit))],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />
}
