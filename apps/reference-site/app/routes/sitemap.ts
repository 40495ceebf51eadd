import type { RetailCategory } from '@shyrdak/sdk/contract'
import type { Route } from './+types/sitemap.ts'
import { sitemapXml } from '../page/sitemap-xml.ts'
import { visitContext } from '../visit.ts'

const PER_PAGE = 250
/** A sitemap may hold 50,000 addresses; every product has four. */
const MOST_PRODUCTS = 12_000

const urlsOf = (categories: readonly RetailCategory[]): string[] =>
  categories.flatMap(({ url, childrens }) => [url, ...urlsOf(childrens)])

export async function loader({ context }: Route.LoaderArgs) {
  const { sdk, origin } = context.get(visitContext)
  const { categories, products } = sdk.retailCatalogue
  const slugs: string[] = []
  let page = 1
  for (let last = 1; page <= last && slugs.length < MOST_PRODUCTS; page += 1) {
    const found = await products.list({ query: { page, per_page: PER_PAGE } })
    slugs.push(...found.data.map(({ slug }) => slug))
    last = found.last_page
  }
  const paths = [
    '/',
    '/categories',
    ...urlsOf(await categories.list()).map((url) => `/categories/${url}`),
    ...slugs.map((slug) => `/product/${slug}`),
  ]
  return new Response(sitemapXml(origin, paths), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
