import { productPath } from '@shyrdak/sdk/format'
import type { MenuItem, Paginated, RetailCategory } from '@shyrdak/sdk/contract'
import { EVERY_BLOG_CATEGORY } from '@shyrdak/sdk/contract'
import type { Route } from './+types/sitemap.ts'
import { articlePath } from '#blog/blog-path.ts'
import { sitemapXml } from '#page/sitemap-xml.ts'
import type { PageHandle } from '#page/kind.ts'
import { requestContextKey } from '#page/request-context.ts'

const PER_PAGE = 250
/** A sitemap may contain 50,000 URLs, and every page has four. */
const MAX_PATHS = 12_500

const urlsOf = (categories: readonly RetailCategory[]): string[] =>
  categories.flatMap(({ url, childrens }) => [url, ...urlsOf(childrens)])

/** The paths of all pages of the store that a menu links to. */
const pathsOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ url, childrens }) => [...(url.startsWith('/') ? [url] : []), ...pathsOf(childrens)])

/** Loads the rows of all pages of a list, up to the limit of a sitemap. */
async function everyRow<Row>(read: (page: number) => Promise<Paginated<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1, last = 1; page <= last && rows.length < MAX_PATHS; page += 1) {
    const found = await read(page)
    rows.push(...found.data)
    last = found.last_page
  }
  return rows
}

export const handle: PageHandle = { kind: 'file' }

export async function loader({ context }: Route.LoaderArgs) {
  const { sdk, origin } = context.get(requestContextKey)
  const { content, retailCatalogue, specialGoods } = sdk
  const [header, footer, subjects, articles, categories, artisans, special, goods] = await Promise.all([
    content.menus.header(),
    content.menus.footer(),
    content.blogCategories.list(),
    everyRow((page) =>
      content.blog.list({ query: { category_id: EVERY_BLOG_CATEGORY, page, per_page: PER_PAGE } }),
    ),
    retailCatalogue.categories.list(),
    everyRow((page) => specialGoods.artisans.list({ query: { page, per_page: PER_PAGE } })),
    everyRow((page) => specialGoods.products.list({ query: { page, count: PER_PAGE } })),
    everyRow((page) => retailCatalogue.products.list({ query: { page, per_page: PER_PAGE } })),
  ])
  const paths = new Set([
    '/',
    '/categories',
    '/artisans',
    '/blog',
    ...pathsOf([...header.retail, ...footer]),
    ...subjects.map(({ url }) => `/blog/${url}`),
    ...articles.map(articlePath),
    ...urlsOf(categories).map((url) => `/categories/${url}`),
    ...artisans.map(({ id }) => `/craftsman/${id}`),
    ...special.map(({ slug }) => productPath('special', slug)),
    ...goods.map(({ slug }) => productPath('retail', slug)),
  ])
  return new Response(sitemapXml(origin, [...paths].slice(0, MAX_PATHS)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
