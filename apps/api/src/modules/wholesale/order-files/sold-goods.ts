import type { LocalizedText, PriceTier, Sole, WholesaleEntry } from '@shyrdak/sdk/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import { color, stock, variation, wholesaleProduct } from '#modules/catalogue/index.ts'
import type { Database } from '#platform/sql/database.ts'
import { findGoods, findSome } from '../goods/find-goods.ts'
import type { PriceRequest } from '../goods/listed-prices.ts'

/** A product in one colour and size. */
interface SoldSize {
  variationId: number
  color: { id: number; name: LocalizedText }
  size: string
  stock: number
}

/** A product for the table, with all its colours, sizes and soles. */
export interface SoldGoods {
  entry: WholesaleEntry
  /** Null when only pieces in stock are sold. */
  madeToOrderDays: number | null
  sizes: readonly SoldSize[]
}

/** More than any store has. */
const EVERY = 100_000

/** Returns all goods on sale to a client, sorted by category and name. */
export async function allSoldGoods(db: Database, request: PriceRequest): Promise<SoldGoods[]> {
  const { entries } = await findGoods(db, request, {
    filter: { categoryIds: null, colorId: null, text: '' },
    order: 'byName',
    page: 1,
    perPage: EVERY,
  })
  return withSizes(db, entries)
}

/** Returns those of the products that are on sale to the client. */
export const someSoldGoods = async (
  db: Database,
  request: PriceRequest,
  ids: readonly number[],
): Promise<SoldGoods[]> => withSizes(db, await findSome(db, request, ids))

async function withSizes(db: Database, entries: readonly WholesaleEntry[]): Promise<SoldGoods[]> {
  const ids = entries.map(({ id }) => id)
  const rows = await db
    .select({
      productId: variation.productId,
      madeToOrderDays: wholesaleProduct.madeToOrderDays,
      variationId: variation.id,
      color: { id: color.id, name: color.name },
      size: stock.size,
      stock: stock.quantity,
    })
    .from(variation)
    .innerJoin(wholesaleProduct, eq(wholesaleProduct.productId, variation.productId))
    .innerJoin(color, eq(color.id, variation.colorId))
    .innerJoin(stock, eq(stock.variationId, variation.id))
    .where(inArray(variation.productId, ids))
    .orderBy(asc(variation.position), asc(stock.position), asc(stock.size))
  const byProduct = Map.groupBy(rows, ({ productId }) => productId)
  return entries.map((entry) => {
    const sizes = byProduct.get(entry.id) ?? []
    return { entry, madeToOrderDays: sizes[0]?.madeToOrderDays ?? null, sizes }
  })
}

/** Returns the ways to order a product: with each of its soles, or without one. */
export const waysOf = ({
  price_type,
  prices,
  soles,
}: WholesaleEntry): { sole: Sole | null; prices: readonly PriceTier[] }[] =>
  price_type === 'sole' ? soles.map((sole) => ({ sole, prices: sole.prices })) : [{ sole: null, prices }]
