import { priceList, wholesaleCatalog, type QueryOf, type WholesalePage } from '@shyrdak/sdk/contract'
import { COLORS, GOODS, PRICES, SOLES, WHOLESALE_CATEGORIES } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import { asJsonText, type Call, type JsonText } from '#platform/handler.ts'
import { pageOfList } from '#platform/paging/page-of-list.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { LIST_PRICES } from '../tags.ts'
import { wholesaleCategoryTree } from './categories.ts'
import { findGoods, GOODS_PER_PAGE, type GoodsPage } from './find-goods.ts'
import type { PriceRequest } from './listed-prices.ts'
import { priceRequest } from './price-request.ts'

/** Pages as JSON text, a few dozen kB each, cached until something they show changes. */
const cached = cachedByRevision<{ json: JsonText<WholesalePage> }>(200, {
  tags: [PRICES, LIST_PRICES, GOODS, COLORS, SOLES, WHOLESALE_CATEGORIES],
})

type GoodsCall = Pick<Call<typeof wholesaleCatalog.list>, 'query' | 'principal' | 'country'>
type GoodsAnswer = Promise<JsonText<WholesalePage>>

/** Returns the catalogue, newest first. An unknown category is empty. */
export const listGoods = (call: GoodsCall, context: AppContext): GoodsAnswer =>
  cachedPage(call, context, wholesaleCatalog.list.path, 'newest')

/** Returns the client's price list, sorted by category and name. */
export const listPrices = (call: GoodsCall, context: AppContext): GoodsAnswer =>
  cachedPage(call, context, priceList.list.path, 'byName')

/** A page is shared by all clients with the same country, list and tier. */
async function cachedPage(
  { query, principal, country }: GoodsCall,
  context: AppContext,
  path: string,
  order: GoodsPage['order'],
): GoodsAnswer {
  const request = await priceRequest(context, principal)
  const { terms, day } = request
  const key = JSON.stringify([path, country, terms.country, terms.priceListId, terms.tierCount, day, query])
  const page = await cached(context, key, async () => ({
    json: asJsonText<WholesalePage>(
      JSON.stringify(await readPage(context, request, { path, country, order, query })),
    ),
  }))
  return page.json
}

interface PageRequest {
  path: string
  country: string
  order: GoodsPage['order']
  query: QueryOf<typeof wholesaleCatalog.list>
}

async function readPage(
  context: AppContext,
  request: PriceRequest,
  { path, country, order, query }: PageRequest,
): Promise<WholesalePage> {
  const { category, color, text = '', page = 1, per_page: perPage = GOODS_PER_PAGE } = query
  const categoryIds = category === undefined ? null : (await wholesaleCategoryTree(context)).within(category)
  const filter = { categoryIds, colorId: color ?? null, text }
  const { entries, total } = await findGoods(context.db, request, { filter, order, page, perPage })
  const filters = { category, color, text: query.text }
  return pageOfList({ path, country, page, perPage, filters }, total, entries)
}
