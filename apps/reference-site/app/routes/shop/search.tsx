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
import { SearchForm } from '#shell/search-form.tsx'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'Search' }

const SUGGESTED = 8

export async function loader({ context, request }: Route.LoaderArgs) {
  const pageContext = context.get(requestContextKey)
  const { categories, products } = pageContext.sdk.retailCatalogue
  const choice = readChoice(new URL(request.url).searchParams)
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
  const listing = choice.text ? await loadListing(pageContext, choice).catch(notFound) : null
  const isEmpty = !listing || (listing.goods.total === 0 && filterCount(choice) === 0)
  const links = await loadLinks(pageContext, choice.text, isEmpty ? 'alone' : 'besideGoods')
  if (!isEmpty) return { text: choice.text, listing, links, similar: [], branches: [], suggested: [] }
  const [branches, suggested] = await Promise.all([
    categories.list(),
    products.main({ query: { per_page: SUGGESTED } }),
  ])
  // With matching links, the text was probably spelled correctly, so no similar words are suggested.
  const similar = links.length > 0 ? [] : (listing?.goods.similar ?? [])
  return { text: choice.text, listing: null, links, similar, branches, suggested }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/listing')
  const title = loaderData?.text ? t('searchFor', { text: loaderData.text }) : t('searchTitle')
  return pageMeta(pageContext, { title, description: t('searchEmptyHint'), hidden: true })
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { text, listing, links, similar, branches, suggested } = loaderData
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const { language } = pageContext
  const t = messagesIn(language, 'site/listing')
  const tShell = messagesIn(language, 'site/shell')
  const path = env.link('/search')
  const hasFound = listing !== null || links.length > 0
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
              <a key={other} href={choiceHref(path, { ...readChoice(new URLSearchParams()), text: other })}>
                {other}{' '}
                <span className="site-search-count">{t(more ? 'foundMore' : 'found', { count })}</span>
              </a>
            ))}
          </p>
        )}
        {!hasFound && similar.length === 0 && <p>{text ? t('searchNothingHint') : t('searchEmptyHint')}</p>}
        <SearchForm id="site-search-again" action={path} t={tShell} text={text} large />
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
      {listing ? (
        <ListingView listing={listing} env={env} path={path} />
      ) : (
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
