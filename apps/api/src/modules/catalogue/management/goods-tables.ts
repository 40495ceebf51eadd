import type { OrderKind } from '@shyrdak/sdk/contract'
import { refreshListing } from '../listing/refresh-listing.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { price, product, stock, variation } from '../tables.ts'
import { specialPrice, specialProduct, specialStock, specialVariation } from '../special-tables.ts'

/** Where goods of a kind, their colours, pieces and prices are kept. */
export interface GoodsTables {
  kind: OrderKind
  product: typeof product
  variation: typeof variation
  stock: typeof stock
  price: typeof price
  /** Writes anew what lists read. */
  refresh: (tx: Transaction, productId: number, now: Date) => Promise<void>
}

export const RETAIL_GOODS: GoodsTables = {
  kind: 'retail',
  product,
  variation,
  stock,
  price,
  refresh: (tx, productId, now) => refreshListing(tx, [productId], now),
}

/** Special goods have the same columns as far as counting and pricing go: a category of their own is not looked at. */
export const SPECIAL_GOODS: GoodsTables = {
  kind: 'special',
  product: specialProduct as unknown as typeof product,
  variation: specialVariation as unknown as typeof variation,
  stock: specialStock as unknown as typeof stock,
  price: specialPrice as unknown as typeof price,
  // Their lists read the goods themselves.
  refresh: async () => {},
}
