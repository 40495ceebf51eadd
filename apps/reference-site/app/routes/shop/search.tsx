import '#listing/listing.css'
import { messagesIn } from '#messages/messages-in.ts'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { localized } from '@shyrdak/sdk/format'
import { redirect } from 'react-router'
import type { Route } from './+types/search.ts'
import { GoodsGrid } from '#listing/goods-grid.tsx'
import { choiceHref, filterCount, readChoice } from '#listing/listing-choice.ts'
import { ListingView } from '#listing/listing-view.tsx'
import { loadListing } from '#listing/load-listing.ts'
import type { PageHandle } from '#page/kind.ts'
import { notFound } from '#page/not-found.ts'
import { pageEnv } from '#page/page-env.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { loadLinks } from '#search/load-links.ts'
import { sizeInText } from '#search/size-in-text.ts'
import { AllResults } from '#search/all-results.tsx'
import {
  hasResults,
  kindOf,
  loadAllResults,
  loadArtisanResults,
  NO_ARTISAN_RESULTS,
  SHOWN,
} from '#search/artisan-results.ts'
import { ArtisanSections } from '#search/artisan-sections.tsx'
import { SearchForm } from '#shell/search-form.tsx'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'Search' }

const SUGGESTED = 8
/** The cards of workshops and of their goods below the store's own goods: a row of each. */
const BESIDE_GOODS = 4
/** The photos in the first view, if there are no other goods above. */
const EAGER = 4

export async function loader({ context, request }: Route.LoaderArgs) {
  const pageContext = context.get(requestContextKey)
  const { categories, products } = pageContext.sdk.retailCatalogue
  const { searchParams } = new URL(request.url)
  const choice = readChoice(searchParams)
  // Turns a size in the text into a filter, so that it is visible and can be removed.
  const sized = choice.size.length === 0 ? sizeInText(choice.text) : null
  if (sized)
    throw redirect(
      choiceHref(sized.text ? '/search' : '/categories', {
        ...choice,
        text: sized.text,
        size: [sized.size],
      }),
    )
  const { text } = choice
  const nothing = {
    text,
    only: null,
    listing: null,
    byArtisans: NO_ARTISAN_RESULTS,
    links: [],
    similar: [],
    branches: [],
    suggested: [],
  }
  const only = kindOf(searchParams.get('only'))
  if (text && only) {
    const byArtisans = await loadAllResults(pageContext, text, only, choice.page).catch(notFound)
    return { ...nothing, only, byArtisans }
  }
  // Filters and page numbers are those of the store's own goods.
  const isWhole = choice.page === 1 && filterCount(choice) === 0
  const [listing, byArtisans] = await Promise.all([
    text ? loadListing(pageContext, choice).catch(notFound) : null,
    text && isWhole ? loadArtisanResults(pageContext, text) : NO_ARTISAN_RESULTS,
  ])
  const hasGoods = listing !== null && (listing.goods.total > 0 || !isWhole)
  const isEmpty = !hasGoods && !hasResults(byArtisans)
  const links = await loadLinks(pageContext, text, isEmpty ? 'alone' : 'besideGoods')
  if (hasGoods) return { ...nothing, listing, byArtisans, links }
  // With matching links, the text was probably spelled correctly, so no similar words are suggested.
  const similar = links.length > 0 ? [] : (listing?.goods.similar ?? [])
  if (!isEmpty) return { ...nothing, byArtisans, links, similar }
  const [branches, suggested] = await Promise.all([
    categories.list(),
    products.main({ query: { per_page: SUGGESTED } }),
  ])
  return { ...nothing, links, similar, branches, suggested }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/listing')
  const title = loaderData?.text ? t('searchFor', { text: loaderData.text }) : t('searchTitle')
  return pageMeta(pageContext, { title, description: t('searchEmptyHint'), hidden: true })
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { text, only, listing, byArtisans, links, similar, branches, suggested } = loaderData
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const { language } = pageContext
  const t = messagesIn(language, 'site/listing')
  const tShell = messagesIn(language, 'site/shell')
  const path = env.link('/search')
  const searchFor = (words: string) => choiceHref(path, { ...readChoice(new URLSearchParams()), text: words })
  const hasFound = listing !== null || hasResults(byArtisans) || links.length > 0
  return (
    <main className="site-page">
      <Breadcrumbs
        label={tShell('breadcrumbs')}
        items={[{ title: tShell('home'), href: env.link('/') }, { title: t('searchTitle') }]}
      />
      <header className="site-page-head">
        <h1>
          {hasFound ? t('searchFor', { text }) : text ? t('searchNothing', { text }) : t('searchEmpty')}
        </h1>
        {similar.length > 0 && (
          <p className="site-search-similar">
            {t('similar')}
            {similar.map(({ text: other, count, more }) => (
              <a key={other} href={searchFor(other)}>
                {other}{' '}
                <span className="site-search-count">{t(more ? 'foundMore' : 'found', { count })}</span>
              </a>
            ))}
          </p>
        )}
        {!hasFound && similar.length === 0 && <p>{text ? t('searchNothingHint') : t('searchEmptyHint')}</p>}
        <SearchForm id="site-search-again" action={path} t={tShell} text={text} large />
        {only && (
          <p>
            <a href={searchFor(text)}>{t('allResults')}</a>
          </p>
        )}
      </header>
      {links.length > 0 && (
        <nav className="site-search-links" aria-label={t('searchPages')}>
          <h2>{t('searchPages')}</h2>
          <ul>
            {links.map(({ title, path: to }) => (
              <li key={to}>
                <a href={env.link(to)}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {listing && <ListingView listing={listing} env={env} path={path} />}
      {only ? (
        <AllResults results={byArtisans} only={only} text={text} env={env} path={path} />
      ) : (
        <ArtisanSections
          results={byArtisans}
          text={text}
          env={env}
          path={path}
          most={listing ? BESIDE_GOODS : SHOWN}
          eager={listing ? 0 : EAGER}
        />
      )}
      {branches.length > 0 && (
        <>
          <nav className="site-row" aria-labelledby="search-categories">
            <h2 id="search-categories">{t('categories')}</h2>
            <div className="site-branches">
              {branches.map(({ id, url, title }) => (
                <a key={id} className="site-branch" href={env.link(`/categories/${url}`)}>
                  <span>{localized(title, language)}</span>
                </a>
              ))}
            </div>
          </nav>
          {suggested.length > 0 && (
            <section className="site-row">
              <h2>{t('bestsellers')}</h2>
              <GoodsGrid goods={suggested} env={env} className="site-goods-four" />
            </section>
          )}
        </>
      )}
    </main>
  )
}
