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

/** A whole retail catalogue; parents stand before children. */
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

/** The catalogue of special goods, in colours that are there already and numbered unlike retail goods. */
export interface SpecialGoodsSeed {
  categories: Rows<typeof specialCategory>
  artisans: Rows<typeof artisan>
  products: readonly (NewProduct & Omit<typeof specialProduct.$inferInsert, 'productId'>)[]
  variations: Rows<typeof variation>
  stock: Rows<typeof stock>
  prices: Rows<typeof price>
}

/** The catalogue of wholesale goods, in colours and size charts that are there already. */
export interface WholesaleGoodsSeed extends Pick<SpecialGoodsSeed, 'variations' | 'stock' | 'prices'> {
  categories: Rows<typeof wholesaleCategory>
  soles: Rows<typeof sole>
  products: readonly (NewProduct & Omit<typeof wholesaleProduct.$inferInsert, 'productId'>)[]
  productSoles: Rows<typeof productSole>
}

/** Fills a catalogue without products, and says whether it was one. */
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

/** Fills a store without workshops and special goods, and says whether it was one. */
export async function seedSpecialGoods(tx: Transaction, seed: SpecialGoodsSeed): Promise<boolean> {
  if (!(await areEmpty(tx, [artisan, specialProduct, specialCategory]))) return false
  await insertRows(tx, specialCategory, seed.categories)
  await insertRows(tx, artisan, seed.artisans)
  await insertProducts(tx, 'special', seed)
  await insertRows(tx, specialProduct, ofProducts(seed))
  await restartIds(tx, [specialCategory, artisan, product, variation])
  return true
}

/** Which workshops made which retail goods. */
export type RetailArtisansSeed = Rows<typeof retailArtisan>

/** Names the workshops of retail goods, in a store that names none yet. What either of them is not there for is left out. */
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

/** Fills a store without wholesale goods, and says whether it was one. */
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

/** What goods of every market have. */
async function insertProducts(tx: Transaction, market: GoodsMarket, seed: Products): Promise<void> {
  // Each table takes the columns that it has, and leaves the market's own.
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
