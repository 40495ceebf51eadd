import '../../artisans/workshop.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { Button } from '@shyrdak/blocks/parts/button'
import { Pagination } from '@shyrdak/blocks/parts/pagination'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { Image } from '@shyrdak/blocks/parts/image'
import type { ArtisanProfile, Language } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { data } from 'react-router'
import type { Route } from './+types/workshop-goods.ts'
import { pageNumber } from '../../blog/page-number.ts'
import type { PageHandle } from '../../page/kind.ts'
import { notFound } from '../../page/not-found.ts'
import { pageEnv } from '../../page/page-env.ts'
import { pageMeta, pageContextIn } from '../../page/page-meta.ts'
import { breadcrumbList, placeOf } from '../../page/structured-data.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SpecialGoodsGrid } from '../../special-product/special-goods-grid.tsx'
import { requestContextKey } from '../../page/request-context.ts'
import { workshopId } from '../../artisans/workshop-id.ts'

export const handle: PageHandle = { kind: 'document' }

const PER_PAGE = 24

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { sdk } = context.get(requestContextKey)
  const id = workshopId(params.id)
  const page = pageNumber(request)
  const [profile, goods] = await Promise.all([
    sdk.specialGoods.artisans.read({ params: { id } }),
    sdk.specialGoods.products.list({ query: { artisan_id: id, count: PER_PAGE, page } }),
  ]).catch(notFound)
  if (page > goods.last_page) throw data(null, { status: 404 })
  return { profile, goods }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  if (!pageContext || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const { profile, goods } = loaderData
  const t = messagesIn(pageContext.language, 'site/artisans')
  const page = goods.current_page > 1 ? `, ${t('page', { page: goods.current_page }).toLowerCase()}` : ''
  return pageMeta(pageContext, {
    title: t('worksOf', { name: localized(profile.name, pageContext.language) }) + page,
    description: localized(profile.position, pageContext.language),
    photo: goods.data[0]?.photo ?? profile.profile_pic ?? undefined,
    structured: [breadcrumbList(placeOf(pageContext), stepsOf(profile, pageContext.language))],
  })
}

const stepsOf = ({ artisans_id, name }: ArtisanProfile, language: Language) => [
  { title: messagesIn(language, 'site/shell')('home'), path: '/' },
  { title: messagesIn(language, 'site/artisans')('workshops'), path: '/artisans' },
  { title: localized(name, language), path: `/craftsman/${artisans_id}` },
  { title: messagesIn(language, 'site/artisans')('worksStep'), path: `/order-history/${artisans_id}` },
]

/** Everything a workshop sells in the shopper's country. Source: spec §2, products created by a company. */
export default function WorkshopGoods({ loaderData: { profile, goods } }: Route.ComponentProps) {
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const t = messagesIn(pageContext.language, 'site/artisans')
  const path = env.link(`/order-history/${profile.artisans_id}`)
  return (
    <main className="site-page">
      <Breadcrumbs
        label={messagesIn(pageContext.language, 'site/shell')('breadcrumbs')}
        items={stepsOf(profile, pageContext.language).map((step) => ({
          title: step.title,
          href: env.link(step.path),
        }))}
      />
      <header className="site-works-head">
        {profile.profile_pic && (
          <div className="site-works-face">
            <Image photo={env.image(profile.profile_pic)} alt="" sizes="120px" widths={[320]} eager />
          </div>
        )}
        <div>
          <h1>
            <UnbrokenName text={t('worksOf', { name: localized(profile.name, pageContext.language) })} />
          </h1>
          <p>
            {localized(profile.position, pageContext.language)}
            {goods.total > 0 && `\u00a0· ${t('worksText', { count: goods.total })}`}
          </p>
          <Button href={env.link(`/craftsman/${profile.artisans_id}`)} tone="secondary" size="small">
            {t('toWorkshop')}
          </Button>
        </div>
      </header>
      {goods.data.length > 0 ? (
        <SpecialGoodsGrid goods={goods.data} env={env} eager={4} level={2} />
      ) : (
        <p className="site-workshop-none">{t('noWorks')}</p>
      )}
      <Pagination
        current={goods.current_page}
        last={goods.last_page}
        link={(page) => (page > 1 ? `${path}?page=${page}` : path)}
        labels={{
          label: t('pages'),
          previous: t('previous'),
          next: t('next'),
          page: (page) => t('page', { page }),
        }}
      />
    </main>
  )
}
