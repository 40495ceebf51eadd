import { priceList, wholesaleCatalog, type WholesalePage } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { pageOfList } from '#platform/paging/page-of-list.ts'
import { wholesaleCategoryTree } from './categories.ts'
import { findGoods, GOODS_PER_PAGE } from './find-goods.ts'
import { priceRequest } from './price-request.ts'

/** The catalogue, newest first. A category that does not exist has no goods. */
export async function listGoods(
  { query, principal, country }: Call<typeof wholesaleCatalog.list>,
  context: AppContext,
): Promise<WholesalePage> {
  const { category, page = 1, per_page: perPage = GOODS_PER_PAGE } = query
  const categoryIds = category === undefined ? null : (await wholesaleCategoryTree(context)).within(category)
  const { entries, total } = await findGoods(context.db, await priceRequest(context, principal), {
    filter: { categoryIds, colorId: null },
    order: 'newest',
    page,
    perPage,
  })
  const { path } = wholesaleCatalog.list
  return pageOfList({ path, country, page, perPage, filters: { category } }, total, entries)
}

/** The client's price list, by category and name. */
export async function listPrices(
  { query, principal, country }: Call<typeof priceList.list>,
  context: AppContext,
): Promise<WholesalePage> {
  const { page = 1, per_page: perPage = GOODS_PER_PAGE } = query
  const { entries, total } = await findGoods(context.db, await priceRequest(context, principal), {
    filter: { categoryIds: null, colorId: null },
    order: 'byName',
    page,
    perPage,
  })
  return pageOfList({ path: priceList.list.path, country, page, perPage }, total, entries)
}
