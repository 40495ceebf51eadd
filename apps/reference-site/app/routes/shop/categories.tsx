import '#listing/listing.css'
import { messagesIn } from '#messages/messages-in.ts'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import type { CategoryPage, Language, RetailCategory } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { imageVariant } from '@shyrdak/sdk/rules'
import { redirect } from 'react-router'
import type { Route } from './+types/categories.ts'
import { filterCount, readChoice } from '#listing/listing-choice.ts'
import { ListingView } from '#listing/listing-view.tsx'
import { loadListing } from '#listing/load-listing.ts'
import { CachedPart } from '#page/cached-part.tsx'
import { documentQuery } from '#page/document-query.ts'
import type { PageHandle } from '#page/kind.ts'
import { notFound } from '#page/not-found.ts'
import { pageEnv } from '#page/page-env.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import { breadcrumbList, itemList, placeOf } from '#page/structured-data.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'Categories' }

/** The status of a permanent redirect, for a category whose URL has changed. */
const MOVED = 301

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const pageContext = context.get(requestContextKey)
  const { categories } = pageContext.sdk.retailCatalogue
  const choice = { ...readChoice(new URL(request.url).searchParams), text: '' }
  const { url } = params
  const [category, branches, listing] = await Promise.all([
    url === undefined ? null : categories.read({ params: { slug: url } }),
    url === undefined ? categories.list() : [],
    loadListing(pageContext, choice, url),
  ]).catch(notFound)
  if (category && category.url !== url) {
    const query = documentQuery(new URL(request.url).search)
    throw redirect(`/categories/${category.url}${query && `?${query}`}`, MOVED)
  }
  return { category, branches, listing }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  if (!pageContext || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const { category, listing } = loaderData
  const { language } = pageContext
  const place = placeOf(pageContext)
  const { title, text } = headingOf(category, language)
  const page =
    listing.choice.page > 1
      ? `, ${messagesIn(language, 'site/listing')('page', { page: listing.choice.page }).toLowerCase()}`
      : ''
  return pageMeta(pageContext, {
    title: title + page,
    description: text,
    photo: category?.photo ?? listing.goods.data[0]?.product.photo,
    hidden: filterCount(listing.choice) > 0,
    structured: [
      breadcrumbList(
        place,
        stepsOf(category, language).map(({ title: name, path }) => ({ title: name, path })),
      ),
      itemList(place, listing.goods),
    ],
  })
}

function headingOf(category: CategoryPage | null, language: Language) {
  const t = messagesIn(language, 'site/listing')
  if (!category) return { title: t('allGoods'), text: t('allGoodsText') }
  return { title: localized(category.title, language), text: localized(category.description, language) }
}

function stepsOf(category: CategoryPage | null, language: Language) {
  const tShell = messagesIn(language, 'site/shell')
  return [
    { title: tShell('home'), path: '/' },
    { title: messagesIn(language, 'site/listing')('allGoods'), path: '/categories' },
    ...(category?.breadcrumbs ?? []).map(({ url, title }) => ({
      title: localized(title, language),
      path: `/categories/${url}`,
    })),
  ]
}

export default function Categories({ loaderData: { category, branches, listing } }: Route.ComponentProps) {
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const { language } = pageContext
  const t = messagesIn(language, 'site/listing')
  const { title, text } = headingOf(category, language)
  const path = env.link(category ? `/categories/${category.url}` : '/categories')
  const below: readonly RetailCategory[] = category ? category.childrens : branches
  return (
    <main className="site-page">
      <Breadcrumbs
        label={messagesIn(language, 'site/shell')('breadcrumbs')}
        items={stepsOf(category, language).map((step) => ({ title: step.title, href: env.link(step.path) }))}
      />
      <header className="site-page-head">
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      {below.length > 0 && (
        <CachedPart
          as="nav"
          className="site-branches"
          aria-label={t('subcategories')}
          name="branches"
          by={below.map(({ id, url, title: name, photo }) => [id, url, name, photo])}
        >
          {below.map(({ id, url, title: name, photo }) => (
            <a key={id} className="site-branch" href={env.link(`/categories/${url}`)}>
              {photo && (
                <img
                  src={imageVariant(env.image(photo), 160, 'avif')}
                  alt=""
                  width={44}
                  height={44}
                  loading="lazy"
                />
              )}
              {localized(name, language)}
            </a>
          ))}
        </CachedPart>
      )}
      <ListingView listing={listing} env={env} path={path} />
    </main>
  )
}
