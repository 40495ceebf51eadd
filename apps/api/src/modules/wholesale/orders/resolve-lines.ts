import type { Issue, LocalizedText, NewWholesaleItem, PriceTier, PriceType } from '@shyrdak/sdk/contract'
import { tierCounts, tierGroup, tierOf } from '@shyrdak/sdk/rules'
import { and, eq, inArray } from 'drizzle-orm'
import { color, NO_PHOTO, product, stock, variation, wholesaleProduct } from '#modules/catalogue/index.ts'
import { refuse } from '#platform/refusal.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { listedPrices, type PriceRequest } from '../goods/listed-prices.ts'
import { solesOf, type ProductSole } from '../goods/soles-of.ts'
import { listTiers, type ListedPrice } from '../rules/list-tiers.ts'
import { brand } from '../tables.ts'

/** An order line with the store's data and its price in this order. */
export interface ResolvedLine {
  item: NewWholesaleItem
  variationId: number
  name: LocalizedText
  photo: string
  colorName: LocalizedText
  sole: ProductSole | undefined
  /** The logo on the upper, otherwise the one on the sole. */
  brandName: string | null
  soleBrandName: string | null
  madeToOrderDays: number | null
  tier: PriceTier
}

interface GoodsRow {
  productId: number
  colorId: number
  size: string
  variationId: number
  name: LocalizedText
  colorName: LocalizedText
  photos: string[]
  priceType: PriceType
  madeToOrderDays: number | null
}

interface Known {
  goods: ReadonlyMap<string, GoodsRow>
  products: ReadonlyMap<number, { priceType: PriceType }>
  colors: ReadonlySet<string>
  soles: ReadonlyMap<number, ProductSole[]>
  prices: ReadonlyMap<number, ListedPrice[]>
  brands: ReadonlyMap<number, string>
  clientTier: number
}

const goodsKey = (productId: number, colorId: number, size: string) => `${productId}:${colorId}:${size}`

/** Lines with the same colour, size, sole and logos are duplicates. */
const lineKey = ({ reyestr_id, color: colorId, size, sole_id, brand_id, sole_brand_id }: NewWholesaleItem) =>
  JSON.stringify([reyestr_id, colorId, size, sole_id, brand_id, sole_brand_id])

/**
 * Resolves every line of an order in the catalogue, and prices it by the count of its goods in the whole
 * order.
 * @throws INVALID, naming each field of each line that does not exist or is not on sale to the client
 */
export async function resolveLines(
  db: Database | Transaction,
  companyId: number,
  request: PriceRequest,
  items: readonly NewWholesaleItem[],
): Promise<ResolvedLine[]> {
  const known = await readKnown(db, companyId, request, items)
  const issues: Issue[] = []
  const seen = new Set<string>()
  const counts = tierCounts(items)
  const lines = items.flatMap((item, index) => {
    const refuseLine = (field: keyof NewWholesaleItem, code: string) => {
      issues.push({ path: ['items', index, field], code })
      return undefined
    }
    if (seen.has(lineKey(item))) refuseLine('size', 'duplicate')
    seen.add(lineKey(item))
    const line = resolve(item, known, counts.get(tierGroup(item)) ?? item.count, refuseLine)
    return line ? [line] : []
  })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return lines
}

function resolve(
  item: NewWholesaleItem,
  known: Known,
  count: number,
  refuseLine: (field: keyof NewWholesaleItem, code: string) => undefined,
): ResolvedLine | undefined {
  const { reyestr_id: id, color: colorId, size, sole_id: soleId } = item
  const own = known.products.get(id)
  if (!own) return refuseLine('reyestr_id', 'unknown')
  const row = known.goods.get(goodsKey(id, colorId, size))
  if (!row) return refuseLine(known.colors.has(`${id}:${colorId}`) ? 'size' : 'color', 'unknown')
  if (own.priceType === 'sole' && soleId === null) return refuseLine('sole_id', 'required')
  const sole = known.soles.get(id)?.find((one) => one.id === soleId)
  if (soleId !== null && (own.priceType !== 'sole' || !sole)) return refuseLine('sole_id', 'unknown')
  if (item.sole_brand_id !== null && soleId === null) return refuseLine('sole_brand_id', 'not_allowed')
  for (const field of ['brand_id', 'sole_brand_id'] as const) {
    const brandId = item[field]
    if (brandId !== null && !known.brands.has(brandId)) return refuseLine(field, 'unknown')
  }
  const tier = tierOf(listTiers(known.prices.get(id) ?? [], soleId, known.clientTier), count)
  // The order does not reach the lowest tier of the prices.
  if (!tier) return refuseLine('count', 'too_small')
  return {
    item,
    variationId: row.variationId,
    name: row.name,
    photo: row.photos[0] ?? NO_PHOTO,
    colorName: row.colorName,
    sole,
    brandName: known.brands.get(item.brand_id ?? item.sole_brand_id ?? 0) ?? null,
    soleBrandName: known.brands.get(item.sole_brand_id ?? 0) ?? null,
    madeToOrderDays: row.madeToOrderDays,
    tier,
  }
}

async function readKnown(
  db: Database | Transaction,
  companyId: number,
  request: PriceRequest,
  items: readonly NewWholesaleItem[],
): Promise<Known> {
  const ids = [...new Set(items.map(({ reyestr_id }) => reyestr_id))]
  // Sequential, because `db` may be a transaction with one connection.
  const rows = await db
    .select({
      productId: product.id,
      colorId: color.id,
      size: stock.size,
      variationId: variation.id,
      name: product.name,
      colorName: color.name,
      photos: variation.photos,
      priceType: wholesaleProduct.priceType,
      madeToOrderDays: wholesaleProduct.madeToOrderDays,
    })
    .from(wholesaleProduct)
    .innerJoin(product, eq(product.id, wholesaleProduct.productId))
    .innerJoin(variation, eq(variation.productId, product.id))
    .innerJoin(color, eq(color.id, variation.colorId))
    .innerJoin(stock, eq(stock.variationId, variation.id))
    .where(inArray(product.id, ids))
  const soles = await solesOf(db, ids)
  const prices = await listedPrices(db, request, ids)
  const brands = await brandNames(db, companyId, items)
  // Goods without a current price are not on sale to the client.
  const sold = rows.filter(({ productId }) => prices.has(productId))
  return {
    goods: new Map(sold.map((row) => [goodsKey(row.productId, row.colorId, row.size), row])),
    products: new Map(sold.map((row) => [row.productId, row])),
    colors: new Set(sold.map(({ productId, colorId }) => `${productId}:${colorId}`)),
    soles,
    prices,
    brands,
    clientTier: request.terms.tierCount,
  }
}

/** Returns the names of those logos in the lines that belong to the company. */
async function brandNames(
  db: Database | Transaction,
  companyId: number,
  items: readonly NewWholesaleItem[],
): Promise<Map<number, string>> {
  const ids = items
    .flatMap(({ brand_id, sole_brand_id }) => [brand_id, sole_brand_id])
    .filter((id) => id !== null)
  const rows = await db
    .select({ id: brand.id, name: brand.name })
    .from(brand)
    .where(and(eq(brand.companyId, companyId), inArray(brand.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
