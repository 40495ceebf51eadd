import '../../workshops/workshop.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Image } from '@shyrdak/blocks/parts/image'
import type { ArtisanProfile, Language } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { Route } from './+types/craftsman.ts'
import type { PageHandle } from '../../page/kind.ts'
import { notFound } from '../../page/not-found.ts'
import { pageEnv } from '../../page/page-env.ts'
import { pageMeta, pageContextIn } from '../../page/page-meta.ts'
import { breadcrumbList, placeOf } from '../../page/structured-data.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SpecialGoodsGrid } from '../../special-product/special-goods-grid.tsx'
import { requestContextKey } from '../../page/request-context.ts'
import { hasStory } from '../../workshops/has-story.ts'
import { Paragraphs } from '../../workshops/paragraphs.tsx'
import { WorkshopContacts } from '../../workshops/workshop-contacts.tsx'
import { workshopData } from '../../workshops/workshop-data.ts'
import { WorkshopFilm } from '../../workshops/workshop-film.tsx'
import { WorkshopGallery } from '../../workshops/workshop-gallery.tsx'
import { WorkshopHead } from '../../workshops/workshop-head.tsx'
import { workshopId } from '../../workshops/workshop-id.ts'

export const handle: PageHandle = { kind: 'document', name: 'Craftsman' }

const WORKS = 8

export async function loader({ context, params }: Route.LoaderArgs) {
  const { sdk } = context.get(requestContextKey)
  const id = workshopId(params.id)
  const [profile, works] = await Promise.all([
    sdk.specialGoods.artisans.read({ params: { id } }),
    sdk.specialGoods.products.list({ query: { artisan_id: id, count: WORKS } }),
  ]).catch(notFound)
  return { profile, works }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  if (!pageContext || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const { profile } = loaderData
  const { language } = pageContext
  const place = placeOf(pageContext)
  const said = [profile.position, profile.hello_txt].flatMap((text) =>
    text ? localized(text, language) : [],
  )
  return pageMeta(pageContext, {
    title: localized(profile.name, language),
    description: said.join('. '),
    photo: profile.banner_1 ?? profile.profile_pic ?? undefined,
    structured: [breadcrumbList(place, stepsOf(profile, language)), workshopData(place, profile)],
  })
}

const stepsOf = ({ artisans_id, name }: ArtisanProfile, language: Language) => [
  { title: messagesIn(language, 'site/shell')('home'), path: '/' },
  { title: messagesIn(language, 'site/workshops')('workshops'), path: '/artisans' },
  { title: localized(name, language), path: `/craftsman/${artisans_id}` },
]

export default function Craftsman({ loaderData: { profile, works } }: Route.ComponentProps) {
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const { language } = pageContext
  const t = messagesIn(language, 'site/workshops')
  const { about_img, about_ttl, about_txt, tam_gallery, video, banner_2, bio_txt } = profile
  return (
    <main className="site-page site-workshop">
      <Breadcrumbs
        label={messagesIn(language, 'site/shell')('breadcrumbs')}
        items={stepsOf(profile, language).map(({ title, path }) => ({ title, href: env.link(path) }))}
      />
      <WorkshopHead profile={profile} env={env} />
      {!hasStory(profile) && (
        <div className="site-workshop-empty">
          <Ornament shape="medallion" tone="walnut" />
          <p>{t('empty')}</p>
        </div>
      )}
      {(about_img || about_txt) && (
        <section className="site-workshop-about">
          {about_img && (
            <div className="site-workshop-image">
              <Image
                photo={env.image(about_img)}
                alt=""
                sizes="(min-width: 781px) 48vw, 100vw"
                width={1600}
                height={1000}
              />
            </div>
          )}
          <div className="site-workshop-text">
            {about_ttl && <h2>{localized(about_ttl, language)}</h2>}
            {about_txt && <Paragraphs text={localized(about_txt, language)} />}
          </div>
        </section>
      )}
      {tam_gallery.length > 0 && <WorkshopGallery photos={tam_gallery} env={env} />}
      {video && <WorkshopFilm profile={profile} />}
      {(banner_2 || bio_txt) && (
        <section className="site-workshop-person" data-banner={banner_2 === null ? undefined : ''}>
          {banner_2 && <Image photo={env.image(banner_2)} alt="" sizes="100vw" width={1600} height={900} />}
          {bio_txt && (
            <div className="site-workshop-bio">
              <h2>{t('person')}</h2>
              <Paragraphs text={localized(bio_txt, language)} />
            </div>
          )}
        </section>
      )}
      {(works.total > 0 || hasStory(profile)) && (
        <section className="site-row" id="works">
          <header className="site-row-head">
            <h2>{t('works')}</h2>
            {works.total > works.data.length && (
              <a href={env.link(`/order-history/${profile.artisans_id}`)}>{t('allWorks')}</a>
            )}
          </header>
          {works.total > 0 ? (
            <SpecialGoodsGrid goods={works.data} env={env} />
          ) : (
            <p className="site-workshop-none">{t('noWorks')}</p>
          )}
        </section>
      )}
      <WorkshopContacts profile={profile} env={env} />
    </main>
  )
}
