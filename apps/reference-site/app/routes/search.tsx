import '../styles/listing.css'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { localized } from '@shyrdak/sdk/words'
import type { Route } from './+types/search.ts'
import { GoodsGrid } from '../listing/goods-grid.tsx'
import { filterCount, readChoice } from '../listing/listing-choice.ts'
import { ListingView } from '../listing/listing-view.tsx'
import { loadListing } from '../listing/load-listing.ts'
import { listingWords } from '../locales/listing-words.ts'
import { siteWords } from '../locales/site-words.ts'
import type { PageHandle } from '../page/kind.ts'
import { missingPage } from '../page/missing-page.ts'
import { pageEnv } from '../page/page-env.ts'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import { usePageVisit } from '../page/use-visit.ts'
import { SearchForm } from '../shell/search-form.tsx'
import { visitContext } from '../visit.ts'

export const handle: PageHandle = { kind: 'document', name: 'Search' }

const SUGGESTED = 4

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { categories, products } = visit.sdk.retailCatalogue
  const choice = readChoice(new URL(request.url).searchParams)
  const listing = choice.text ? await loadListing(visit, choice).catch(missingPage) : null
  const isEmpty = !listing || (listing.goods.total === 0 && filterCount(choice) === 0)
  if (!isEmpty) return { text: choice.text, listing, branches: [], suggested: [] }
  const [branches, suggested] = await Promise.all([
    categories.list(),
    products.main({ query: { per_page: SUGGESTED } }),
  ])
  return { text: choice.text, listing: null, branches, suggested }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const visit = visitIn(matches)
  const words = listingWords[visit?.language ?? 'ru']
  const title = loaderData?.text ? words.searchFor(loaderData.text) : words.searchTitle
  return pageMeta(visit, { title, description: words.searchEmptyHint, hidden: true })
}

export default function Search({ loaderData: { text, listing, branches, suggested } }: Route.ComponentProps) {
  const visit = usePageVisit()
  const env = pageEnv(visit)
  const { language } = visit
  const words = listingWords[language]
  const { shell } = siteWords(language)
  const path = env.link('/search')
  return (
    <main className="site-page">
      <Breadcrumbs
        label={shell.breadcrumbs}
        items={[{ title: shell.home, href: env.link('/') }, { title: words.searchTitle }]}
      />
      <header className="site-page-head">
        <h1>{listing ? words.searchFor(text) : text ? words.searchNothing(text) : words.searchEmpty}</h1>
        {!listing && <p>{text ? words.searchNothingHint : words.searchEmptyHint}</p>}
        <SearchForm id="site-search-again" action={path} words={shell} text={text} large />
      </header>
      {listing ? (
        <ListingView listing={listing} env={env} path={path} />
      ) : (
        <>
          <nav className="site-branches" aria-label={words.subcategories}>
            {branches.map(({ id, url, title }) => (
              <a key={id} className="site-branch" href={env.link(`/categories/${url}`)}>
                <span>{localized(title, language)}</span>
              </a>
            ))}
          </nav>
          {suggested.length > 0 && (
            <section className="site-row">
              <h2>{words.perhaps}</h2>
              <GoodsGrid goods={suggested} env={env} className="site-goods-four" />
            </section>
          )}
        </>
      )}
    </main>
  )
}
