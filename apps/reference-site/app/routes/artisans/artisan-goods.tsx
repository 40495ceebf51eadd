import '#artisans/artisan.css'
import { messagesIn } from '#messages/messages-in.ts'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { Button } from '@shyrdak/blocks/parts/button'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { Image } from '@shyrdak/blocks/parts/image'
import type { ArtisanProfile, Language } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { data } from 'react-router'
import type { Route } from './+types/artisan-goods.ts'
import { pageNumber } from '#blog/page-number.ts'
import type { PageHandle } from '#page/kind.ts'
import { notFound } from '#page/not-found.ts'
import { pageEnv } from '#page/page-env.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import { breadcrumbList, placeOf } from '#page/structured-data.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { requestContextKey } from '#page/request-context.ts'
import { ArtisanGoodsLists } from '#artisans/artisan-goods-lists.tsx'
import { artisanGoodsPath } from '#artisans/artisan-goods-path.ts'
import { artisanId } from '#artisans/artisan-id.ts'

export const handle: PageHandle = { kind: 'document' }

const PER_PAGE = 24

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { sdk } = context.get(requestContextKey)
  const id = artisanId(params.id)
  const page = pageNumber(request)
  const shopPage = pageNumber(request, 'shop')
  const [profile, special, shop] = await Promise.all([
    sdk.specialGoods.artisans.read({ params: { id } }),
    sdk.specialGoods.products.list({ query: { artisan_id: id, count: PER_PAGE, page } }),
    sdk.retailCatalogue.products.list({ query: { artisan: [id], per_page: PER_PAGE, page: shopPage } }),
  ]).catch(notFound)
  if (page > special.last_page || shopPage > shop.last_page) throw data(null, { status: 404 })
  return { profile, special, shop }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  if (!pageContext || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const { profile, special, shop } = loaderData
  const t = messagesIn(pageContext.language, 'site/artisans')
  const page = (number: number) => t('page', { page: number }).toLowerCase()
  const ofSpecial = special.current_page > 1 ? `, ${page(special.current_page)}` : ''
  const ofShop = shop.current_page > 1 ? `, ${t('inShop').toLowerCase()}: ${page(shop.current_page)}` : ''
  return pageMeta(pageContext, {
    title: t('worksOf', { name: localized(profile.name, pageContext.language) }) + ofSpecial + ofShop,
    description: localized(profile.position, pageContext.language),
    photo: special.data[0]?.photo ?? shop.data[0]?.product.photo ?? profile.profile_pic ?? undefined,
    structured: [breadcrumbList(placeOf(pageContext), stepsOf(profile, pageContext.language))],
  })
}

const stepsOf = ({ artisans_id, name }: ArtisanProfile, language: Language) => [
  { title: messagesIn(language, 'site/shell')('home'), path: '/' },
  { title: messagesIn(language, 'site/artisans')('artisans'), path: '/artisans' },
  { title: localized(name, language), path: `/craftsman/${artisans_id}` },
  { title: messagesIn(language, 'site/artisans')('worksStep'), path: artisanGoodsPath(artisans_id) },
]

/**
 * All products of an artisan that are sold in the shopper's country. Source: spec §2, products created by a
 * company.
 */
export default function ArtisanGoods({ loaderData: { profile, special, shop } }: Route.ComponentProps) {
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const t = messagesIn(pageContext.language, 'site/artisans')
  const total = special.total + shop.total
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
            {total > 0 && `\u00a0· ${t('worksText', { count: total })}`}
          </p>
          <Button href={env.link(`/craftsman/${profile.artisans_id}`)} tone="secondary" size="small">
            {t('toArtisan')}
          </Button>
        </div>
      </header>
      <ArtisanGoodsLists profile={profile} special={special} shop={shop} env={env} />
    </main>
  )
}
