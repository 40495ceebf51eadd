import '../workshops/workshop.css'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { Button } from '@shyrdak/blocks/parts/button'
import { Pagination } from '@shyrdak/blocks/parts/pagination'
import { Picture } from '@shyrdak/blocks/parts/picture'
import type { ArtisanProfile, Language } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/words'
import { data } from 'react-router'
import type { Route } from './+types/workshop-goods.ts'
import { pageNumber } from '../blog/page-number.ts'
import { siteWords } from '../locales/site-words.ts'
import { workshopWords } from '../locales/workshop-words.ts'
import type { PageHandle } from '../page/kind.ts'
import { missingPage } from '../page/missing-page.ts'
import { pageEnv } from '../page/page-env.ts'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import { breadcrumbList, placeOf } from '../page/structured-data.ts'
import { usePageVisit } from '../page/use-visit.ts'
import { SpecialGoodsGrid } from '../special-product/special-goods-grid.tsx'
import { visitContext } from '../visit.ts'
import { workshopId } from '../workshops/workshop-id.ts'

export const handle: PageHandle = { kind: 'document' }

const PER_PAGE = 24

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { sdk } = context.get(visitContext)
  const id = workshopId(params.id)
  const page = pageNumber(request)
  const [profile, goods] = await Promise.all([
    sdk.specialGoods.artisans.read({ params: { id } }),
    sdk.specialGoods.products.list({ query: { artisan_id: id, count: PER_PAGE, page } }),
  ]).catch(missingPage)
  if (page > goods.last_page) throw data(null, { status: 404 })
  return { profile, goods }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const visit = visitIn(matches)
  if (!visit || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const { profile, goods } = loaderData
  const words = workshopWords[visit.language]
  const page = goods.current_page > 1 ? `, ${words.page(goods.current_page).toLowerCase()}` : ''
  return pageMeta(visit, {
    title: words.worksOf(localized(profile.name, visit.language)) + page,
    description: localized(profile.position, visit.language),
    photo: goods.data[0]?.photo ?? profile.profile_pic ?? undefined,
    structured: [breadcrumbList(placeOf(visit), stepsOf(profile, visit.language))],
  })
}

const stepsOf = ({ artisans_id, name }: ArtisanProfile, language: Language) => [
  { title: siteWords(language).shell.home, path: '/' },
  { title: workshopWords[language].workshops, path: '/artisans' },
  { title: localized(name, language), path: `/craftsman/${artisans_id}` },
  { title: workshopWords[language].allWorks, path: `/order-history/${artisans_id}` },
]

/** Everything a workshop sells in the shopper's country. Source: spec §2, products created by a company. */
export default function WorkshopGoods({ loaderData: { profile, goods } }: Route.ComponentProps) {
  const visit = usePageVisit()
  const env = pageEnv(visit)
  const words = workshopWords[visit.language]
  const path = env.link(`/order-history/${profile.artisans_id}`)
  return (
    <main className="site-page">
      <Breadcrumbs
        label={siteWords(visit.language).shell.breadcrumbs}
        items={stepsOf(profile, visit.language).map((step) => ({
          title: step.title,
          href: env.link(step.path),
        }))}
      />
      <header className="site-works-head">
        {profile.profile_pic && (
          <div className="site-works-face">
            <Picture photo={env.picture(profile.profile_pic)} alt="" sizes="120px" widths={[320]} eager />
          </div>
        )}
        <div>
          <h1>{words.worksOf(localized(profile.name, visit.language))}</h1>
          <p>
            {localized(profile.position, visit.language)}
            {goods.total > 0 && ` · ${words.worksText(goods.total)}`}
          </p>
          <Button href={env.link(`/craftsman/${profile.artisans_id}`)} tone="secondary" size="small">
            {words.toWorkshop}
          </Button>
        </div>
      </header>
      {goods.data.length > 0 ? (
        <SpecialGoodsGrid goods={goods.data} env={env} eager={4} level={2} />
      ) : (
        <p className="site-workshop-none">{words.noWorks}</p>
      )}
      <Pagination
        current={goods.current_page}
        last={goods.last_page}
        link={(page) => (page > 1 ? `${path}?page=${page}` : path)}
        labels={{ label: words.pages, previous: words.previous, next: words.next, page: words.page }}
      />
    </main>
  )
}
