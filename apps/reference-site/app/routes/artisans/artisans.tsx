import '#artisans/artisan.css'
import { messagesIn } from '#messages/messages-in.ts'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { Artisans } from '@shyrdak/react-store/widgets/artisans'
import type { Language } from '@shyrdak/sdk/contract'
import { data } from 'react-router'
import type { Route } from './+types/artisans.ts'
import { pageNumber } from '#blog/page-number.ts'
import type { PageHandle } from '#page/kind.ts'
import { notFound } from '#page/not-found.ts'
import { pageEnv } from '#page/page-env.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import { breadcrumbList, placeOf } from '#page/structured-data.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { requestContextKey } from '#page/request-context.ts'
import { artisanList } from '#artisans/artisan-data.ts'

export const handle: PageHandle = { kind: 'document', name: 'Artisans' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageNumber(request)
  const first = await context
    .get(requestContextKey)
    .sdk.specialGoods.artisans.list({ query: { page } })
    .catch(notFound)
  if (page > first.last_page) throw data(null, { status: 404 })
  return { first }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  if (!pageContext || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const { first } = loaderData
  const t = messagesIn(pageContext.language, 'site/artisans')
  const place = placeOf(pageContext)
  const page = first.current_page > 1 ? `, ${t('page', { page: first.current_page }).toLowerCase()}` : ''
  return pageMeta(pageContext, {
    title: t('artisans') + page,
    description: t('artisansText'),
    photo: first.data[0]?.profile_pic ?? undefined,
    structured: [breadcrumbList(place, stepsOf(pageContext.language)), artisanList(place, first)],
  })
}

const stepsOf = (language: Language) => [
  { title: messagesIn(language, 'site/shell')('home'), path: '/' },
  { title: messagesIn(language, 'site/artisans')('artisans'), path: '/artisans' },
]

export default function ArtisansPage({ loaderData: { first } }: Route.ComponentProps) {
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const t = messagesIn(pageContext.language, 'site/artisans')
  return (
    <main className="site-page">
      <Breadcrumbs
        label={messagesIn(pageContext.language, 'site/shell')('breadcrumbs')}
        items={stepsOf(pageContext.language).map(({ title, path }) => ({ title, href: env.link(path) }))}
      />
      <header className="site-page-head">
        <h1>{t('artisans')}</h1>
        <p>{t('artisansText')}</p>
      </header>
      {/* Not an island: its links load the next page, with a title and address of its own. */}
      <Artisans first={first} inAddress />
    </main>
  )
}
