import { compareMoney } from '@shyrdak/sdk/rules'
import type { ProductPage, RetailProductEntry, WholesaleEntry } from '@shyrdak/sdk/contract'
import type { WholesaleGoods } from '#modules/catalogue/index.ts'
import { paginator } from '#platform/paging/page-of-list.ts'
import { findGoods } from './find-goods.ts'
import { priceRequest } from './price-request.ts'

/**
 * Maps goods to the card form shared by the search of all catalogues, with the lowest price of their first
 * tiers. Goods without a price are left out.
 */
function cardOf({ id, slug, photo, name, prices, soles }: WholesaleEntry): RetailProductEntry[] {
  const [lowest] = [prices, ...soles.map((one) => one.prices)]
    .flatMap(([first]) => (first ? [first.price] : []))
    .toSorted(compareMoney)
  if (lowest === undefined) return []
  return [
    {
      id,
      slug,
      product: { slug, photo, name, sale_cost: lowest },
      price: { view: lowest, discount: { view: '0.00' } },
      currency: { currency: 'KGS', rate_date: null },
    },
  ]
}

/** Returns wholesale goods of a colour. A caller who may not see wholesale prices gets an empty page. */
export const goodsByColor: WholesaleGoods['byColor'] = async (
  context,
  { principal, colorId, page, perPage, addressOf },
): Promise<ProductPage> => {
  if (principal.kind !== 'session' || !principal.company || principal.isUnapproved)
    return { data: [], ...paginator({ page, perPage, addressOf }, 0) }
  const request = await priceRequest(context, { company: principal.company })
  const filter = { categoryIds: null, colorId, text: '' }
  const found = await findGoods(context.db, request, { filter, order: 'newest', page, perPage })
  return { data: found.entries.flatMap(cardOf), ...paginator({ page, perPage, addressOf }, found.total) }
}
