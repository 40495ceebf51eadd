import type { Route } from './+types/home.ts'
import { ContentPage } from '#content/content-page.tsx'
import { UnpaidOrderPlace } from '#unpaid-order/unpaid-order-place.tsx'
import { loadHome } from '#content/load-page.ts'
import type { PageHandle } from '#page/kind.ts'
import { homeTitle, pageMeta, pageContextIn } from '#page/page-meta.ts'
import { organization, placeOf, webSite } from '#page/structured-data.ts'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'Home' }

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(requestContextKey))

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  if (!pageContext || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  return pageMeta(pageContext, {
    title: homeTitle(pageContext),
    description: loaderData.description,
    photo: loaderData.photo,
    structured: [organization(pageContext.origin), webSite(placeOf(pageContext))],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <UnpaidOrderPlace />
      <ContentPage page={loaderData} />
    </>
  )
}
