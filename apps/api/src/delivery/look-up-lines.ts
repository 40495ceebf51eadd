import type { LocalizedText, WantedLine } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { color, price, product, stock, variation } from '../db/schema/catalogue.ts'

/** What the store knows of a thing that someone wants. Money in tyiyn a piece; zero where it is not sold. */
export interface KnownLine {
  slug: string
  name: LocalizedText
  photo: string
  colorName: LocalizedText
  weightG: number
  stock: number
  soldHere: boolean
  priceMinor: number
  discountMinor: number
}

/** What a piece costs: the price minus the discount, never below zero. */
export const saleMinor = (line: Pick<KnownLine, 'priceMinor' | 'discountMinor'> | undefined): number =>
  line ? Math.max(0, line.priceMinor - line.discountMinor) : 0

/**
 * All wanted lines in one query, by their keys. A thing is missing where the store has no such product,
 * colour of it, or size; special goods are not sold yet.
 */
export async function lookUpLines(
  db: Database | Transaction,
  country: string,
  wanted: readonly WantedLine[],
): Promise<Map<string, KnownLine>> {
  const retail = wanted.filter(({ is_special }) => !is_special)
  if (retail.length === 0) return new Map()
  const rows = await db
    .select({
      product_id: product.id,
      variation_id: variation.id,
      size: stock.size,
      slug: product.slug,
      name: product.name,
      photos: variation.photos,
      colorName: color.name,
      weightG: product.weightG,
      stock: stock.quantity,
      priceMinor: price.amountMinor,
      discountMinor: price.discountMinor,
    })
    .from(stock)
    .innerJoin(variation, eq(variation.id, stock.variationId))
    .innerJoin(product, eq(product.id, variation.productId))
    .innerJoin(color, eq(color.id, variation.colorId))
    .leftJoin(price, and(eq(price.productId, product.id), eq(price.country, country)))
    .where(
      and(
        inArray(stock.variationId, [...new Set(retail.map(({ variation_id }) => variation_id))]),
        inArray(stock.size, [...new Set(retail.map(({ size }) => size))]),
      ),
    )
  return new Map(
    rows.map((row) => [
      lineKey(row),
      {
        slug: row.slug,
        name: row.name,
        photo: row.photos[0] ?? '',
        colorName: row.colorName,
        weightG: row.weightG,
        stock: row.stock,
        soldHere: row.priceMinor !== null,
        priceMinor: row.priceMinor ?? 0,
        discountMinor: row.discountMinor ?? 0,
      },
    ]),
  )
}
