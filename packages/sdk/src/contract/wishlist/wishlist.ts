import * as z from 'zod/mini'
import { toleratesUnauthorized, owner, unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { PriceCurrency, PriceView } from '../retail-catalogue/products.ts'
import { Id, MediaPath, Slug } from '../scalars.ts'

/** Maximum number of items in a wishlist; the oldest ones are dropped. */
export const MAX_WISHLIST_ITEMS = 200

/** A product on a wishlist, with its market: each market has its own kind of product page. */
export const WishlistItem = z.object({ market: z.enum(['retail', 'special']), product_id: Id })
export type WishlistItem = z.infer<typeof WishlistItem>

/** A product added to or removed from a wishlist. */
export const WishlistChange = z.extend(WishlistItem, { is_wished: z.boolean() })
export type WishlistChange = z.infer<typeof WishlistChange>

/**
 * Whether it can be bought now in the shopper's country. `withdrawn` is no longer sold anywhere and may have
 * been deleted.
 */
export const WishlistState = z.enum(['in_stock', 'made_to_order', 'sold_out', 'not_sold_here', 'withdrawn'])
export type WishlistState = z.infer<typeof WishlistState>

/** A product on a wishlist in its current state. `product` is null once it was deleted. */
export const WishlistProduct = z.extend(WishlistItem, {
  state: WishlistState,
  product: z.nullable(
    z.object({
      slug: Slug,
      name: LocalizedText,
      photo: MediaPath,
      /** Null if it is not sold in the shopper's country. */
      sale_cost: z.nullable(Money),
      price: z.nullable(PriceView),
      currency: PriceCurrency,
    }),
  ),
})
export type WishlistProduct = z.infer<typeof WishlistProduct>

const own = toleratesUnauthorized(owner('frontend'))

export const wishlist = {
  list: endpoint({
    method: 'GET',
    path: '/frontend/wishlist',
    summary: 'List the wishlist of the current account, latest first.',
    access: own,
    response: z.array(WishlistItem),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/frontend/wishlist',
    summary:
      'Add products to the wishlist of the current account and remove others, in the order of the changes. Returns the list as it is then. Products that do not exist are left out.',
    access: own,
    body: z.object({ changes: z.array(WishlistChange).check(z.maxLength(MAX_WISHLIST_ITEMS * 2)) }),
    response: z.array(WishlistItem),
  }),
  products: endpoint({
    method: 'POST',
    path: '/frontend/wishlist/products',
    summary:
      'Retrieve products of a wishlist with their prices for the country and whether they can be bought, in the order requested.',
    access: unauthenticated,
    body: z.object({ wishes: z.array(WishlistItem).check(z.maxLength(MAX_WISHLIST_ITEMS)) }),
    response: z.array(WishlistProduct),
    reads: true,
  }),
}
