import { messagesIn } from '#messages/messages-in.ts'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import type { ArtisanProfile, Language } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { Route } from './+types/craftsman.ts'
import { goodsItem } from '#listing/goods-grid.tsx'
import { CachedItems } from '#page/cached-part.tsx'
import type { PageHandle } from '#page/kind.ts'
import { notFound } from '#page/not-found.ts'
import { pageEnv } from '#page/page-env.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import { breadcrumbList, placeOf } from '#page/structured-data.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { specialItem } from '#special-product/special-goods-grid.tsx'
import { requestContextKey } from '#page/request-context.ts'
import { hasStory } from '#artisans/has-story.ts'
import { artisanData } from '#artisans/artisan-data.ts'
import { artisanGoodsPath } from '#artisans/artisan-goods-path.ts'
import { ArtisanPage } from '#artisans/artisan-page.tsx'
import { artisanId } from '#artisans/artisan-id.ts'

export const handle: PageHandle = { kind: 'document', name: 'Craftsman' }

const WORKS = 8

export async function loader({ context, params }: Route.LoaderArgs) {
  const { sdk } = context.get(requestContextKey)
  const id = artisanId(params.id)
  const [profile, special, shop] = await Promise.all([
    sdk.specialGoods.artisans.read({ params: { id } }),
    sdk.specialGoods.products.list({ query: { artisan_id: id, count: WORKS } }),
    sdk.retailCatalogue.products.list({ query: { artisan: [id], per_page: WORKS } }),
  ]).catch(notFound)
  return { profile, special, shop }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  if (!pageContext || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const { profile } = loaderData
  const { language } = pageContext
  const place = placeOf(pageContext)
  const sentences = [profile.position, profile.hello_txt].flatMap((text) =>
    text ? localized(text, language) : [],
  )
  return pageMeta(pageContext, {
    title: localized(profile.name, language),
    description: sentences.join('. '),
    photo: profile.banner_1 ?? profile.profile_pic ?? undefined,
    structured: [breadcrumbList(place, stepsOf(profile, language)), artisanData(place, profile)],
  })
}

const stepsOf = ({ artisans_id, name }: ArtisanProfile, language: Language) => [
  { title: messagesIn(language, 'site/shell')('home'), path: '/' },
  { title: messagesIn(language, 'site/artisans')('artisans'), path: '/artisans' },
  { title: localized(name, language), path: `/craftsman/${artisans_id}` },
]

export default function Craftsman({ loaderData: { profile, special, shop } }: Route.ComponentProps) {
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const { language } = pageContext
  const t = messagesIn(language, 'site/artisans')
  const total = special.total + shop.total
  return (
    <main className="site-page site-artisan">
      <Breadcrumbs
        label={messagesIn(language, 'site/shell')('breadcrumbs')}
        items={stepsOf(profile, language).map(({ title, path }) => ({ title, href: env.link(path) }))}
      />
      <ArtisanPage profile={profile}>
        {(total > 0 || hasStory(profile)) && (
          <section className="site-row" id="works">
            <header className="site-row-head">
              <h2>{t('works')}</h2>
              {total > WORKS && <a href={env.link(artisanGoodsPath(profile.artisans_id))}>{t('allWorks')}</a>}
            </header>
            {total > 0 ? (
              <CachedItems
                className="shyrdak-product-card-grid site-goods-four"
                items={[
                  ...special.data.map((entry) => specialItem(entry, { env })),
                  ...shop.data.map((entry) => goodsItem(entry, { env })),
                ].slice(0, WORKS)}
              />
            ) : (
              <p className="site-artisan-none">{t('noWorks')}</p>
            )}
          </section>
        )}
      </ArtisanPage>
    </main>
  )
}
