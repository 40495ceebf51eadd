import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#platform/sql/database.ts'
import { areEmpty, insertRows, restartIds } from '#platform/sql/seed-rows.ts'
import { artisan, retailArtisan, specialCategory, specialProduct } from './special-tables.ts'
import {
  category,
  color,
  exchangeRate,
  price,
  product,
  productLink,
  retailProduct,
  sizeChart,
  stock,
  variation,
  type GoodsMarket,
} from './tables.ts'
import { productSole, sole, wholesaleCategory, wholesaleProduct } from './wholesale-tables.ts'

type Rows<Table extends PgTable> = readonly Table['$inferInsert'][]

type NewProduct = Omit<typeof product.$inferInsert, 'market'> & { id: number }

/** A complete retail catalogue. Parents come before their children. */
export interface GoodsSeed {
  categories: Rows<typeof category>
  colors: Rows<typeof color>
  sizeCharts: Rows<typeof sizeChart>
  products: readonly (NewProduct & Omit<typeof retailProduct.$inferInsert, 'productId'>)[]
  variations: Rows<typeof variation>
  stock: Rows<typeof stock>
  prices: Rows<typeof price>
  links: Rows<typeof productLink>
  exchangeRates: Rows<typeof exchangeRate>
}

/**
 * A catalogue of special goods. Its colours must exist, and its product ids differ from those of retail
 * goods.
 */
export interface SpecialGoodsSeed {
  categories: Rows<typeof specialCategory>
  artisans: Rows<typeof artisan>
  products: readonly (NewProduct & Omit<typeof specialProduct.$inferInsert, 'productId'>)[]
  variations: Rows<typeof variation>
  stock: Rows<typeof stock>
  prices: Rows<typeof price>
}

/** A catalogue of wholesale goods. Its colours and size charts must exist. */
export interface WholesaleGoodsSeed extends Pick<SpecialGoodsSeed, 'variations' | 'stock' | 'prices'> {
  categories: Rows<typeof wholesaleCategory>
  soles: Rows<typeof sole>
  products: readonly (NewProduct & Omit<typeof wholesaleProduct.$inferInsert, 'productId'>)[]
  productSoles: Rows<typeof productSole>
}

/** Seeds the retail catalogue if there are no products. Returns whether it did. */
export async function seedGoods(tx: Transaction, seed: GoodsSeed): Promise<boolean> {
  if (!(await areEmpty(tx, [product]))) return false
  await insertRows(tx, category, seed.categories)
  await insertRows(tx, color, seed.colors)
  await insertRows(tx, sizeChart, seed.sizeCharts)
  await insertProducts(tx, 'retail', seed)
  await insertRows(tx, retailProduct, ofProducts(seed))
  await insertRows(tx, productLink, seed.links)
  await insertRows(tx, exchangeRate, seed.exchangeRates)
  await restartIds(tx, [category, color, sizeChart, product, variation])
  return true
}

/** Seeds special goods if there are none, nor workshops. Returns whether it did. */
export async function seedSpecialGoods(tx: Transaction, seed: SpecialGoodsSeed): Promise<boolean> {
  if (!(await areEmpty(tx, [artisan, specialProduct, specialCategory]))) return false
  await insertRows(tx, specialCategory, seed.categories)
  await insertRows(tx, artisan, seed.artisans)
  await insertProducts(tx, 'special', seed)
  await insertRows(tx, specialProduct, ofProducts(seed))
  await restartIds(tx, [specialCategory, artisan, product, variation])
  return true
}

/** Assigns retail goods to the workshops that made them. */
export type RetailArtisansSeed = Rows<typeof retailArtisan>

/**
 * Seeds the workshops of retail goods if none are assigned yet. Skips pairs whose product or workshop does
 * not exist.
 */
export async function seedRetailArtisans(tx: Transaction, makers: RetailArtisansSeed): Promise<boolean> {
  if (!(await areEmpty(tx, [retailArtisan]))) return false
  const [goods, makersThere] = await Promise.all([
    tx.select({ id: retailProduct.productId }).from(retailProduct),
    tx.select({ id: artisan.id }).from(artisan),
  ])
  const has = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id))
  const [products, artisans] = [has(goods), has(makersThere)]
  const known = makers.filter((one) => products.has(one.productId) && artisans.has(one.artisanId))
  await insertRows(tx, retailArtisan, known)
  return known.length > 0
}

/** Seeds wholesale goods if there are none. Returns whether it did. */
export async function seedWholesaleGoods(tx: Transaction, seed: WholesaleGoodsSeed): Promise<boolean> {
  if (!(await areEmpty(tx, [wholesaleCategory, wholesaleProduct, sole]))) return false
  await insertRows(tx, wholesaleCategory, seed.categories)
  await insertRows(tx, sole, seed.soles)
  await insertProducts(tx, 'wholesale', seed)
  await insertRows(tx, wholesaleProduct, ofProducts(seed))
  await insertRows(tx, productSole, seed.productSoles)
  await restartIds(tx, [wholesaleCategory, sole, product, variation])
  return true
}

type Products = Pick<SpecialGoodsSeed, 'variations' | 'stock' | 'prices'> & {
  products: readonly NewProduct[]
}

/** Inserts the rows that goods of every market have. */
async function insertProducts(tx: Transaction, market: GoodsMarket, seed: Products): Promise<void> {
  // Fields that are not columns of the table are ignored.
  await insertRows(
    tx,
    product,
    seed.products.map((one) => ({ ...one, market })),
  )
  await insertRows(tx, variation, seed.variations)
  await insertRows(tx, stock, seed.stock)
  await insertRows(tx, price, seed.prices)
}

const ofProducts = <Product extends NewProduct>({ products }: { products: readonly Product[] }) =>
  products.map((one) => ({ ...one, productId: one.id }))
