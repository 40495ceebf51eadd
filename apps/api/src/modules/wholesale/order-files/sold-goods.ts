import type { LocalizedText, PriceTier, Sole, WholesaleEntry } from '@shyrdak/sdk/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import { color, stock, variation, wholesaleProduct } from '#modules/catalogue/index.ts'
import type { Database } from '#platform/sql/database.ts'
import { findGoods, findSome } from '../goods/find-goods.ts'
import type { PriceRequest } from '../goods/listed-prices.ts'

/** A colour and size of goods. */
export interface SoldSize {
  variationId: number
  color: { id: number; name: LocalizedText }
  size: string
  stock: number
}

/** Goods as a table lists them: in every colour and size, and with each sole. */
export interface SoldGoods {
  entry: WholesaleEntry
  /** Null where only what lies ready is sold. */
  madeToOrderDays: number | null
  sizes: readonly SoldSize[]
}

/** More than any store has. */
const EVERY = 100_000

/** All that is sold to a client, by category and name. */
export async function allSoldGoods(db: Database, request: PriceRequest): Promise<SoldGoods[]> {
  const { entries } = await findGoods(db, request, {
    filter: { categoryIds: null, colorId: null, text: '' },
    order: 'byName',
    page: 1,
    perPage: EVERY,
  })
  return withSizes(db, entries)
}

/** Those of the goods that are sold to a client. */
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

/** Each way in which goods are sold: with each of their soles, or without one. */
export const waysOf = ({
  price_type,
  prices,
  soles,
}: WholesaleEntry): { sole: Sole | null; prices: readonly PriceTier[] }[] =>
  price_type === 'sole' ? soles.map((sole) => ({ sole, prices: sole.prices })) : [{ sole: null, prices }]
