import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#platform/sql/database.ts'
import { areEmpty, insertRows, restartIds } from '#platform/sql/seed-rows.ts'
import {
  artisan,
  specialCategory,
  specialPrice,
  specialProduct,
  specialStock,
  specialVariation,
} from './special-tables.ts'
import {
  category,
  color,
  exchangeRate,
  price,
  product,
  productLink,
  sizeChart,
  stock,
  variation,
} from './tables.ts'

type Rows<Table extends PgTable> = readonly Table['$inferInsert'][]

/** A whole retail catalogue; parents stand before children. */
export interface GoodsSeed {
  categories: Rows<typeof category>
  colors: Rows<typeof color>
  sizeCharts: Rows<typeof sizeChart>
  products: Rows<typeof product>
  variations: Rows<typeof variation>
  stock: Rows<typeof stock>
  prices: Rows<typeof price>
  links: Rows<typeof productLink>
  exchangeRates: Rows<typeof exchangeRate>
}

/** The catalogue of special goods, in colours that are there already. */
export interface SpecialGoodsSeed {
  categories: Rows<typeof specialCategory>
  artisans: Rows<typeof artisan>
  products: Rows<typeof specialProduct>
  variations: Rows<typeof specialVariation>
  stock: Rows<typeof specialStock>
  prices: Rows<typeof specialPrice>
}

/** Fills a catalogue without products, and says whether it was one. */
export async function seedGoods(tx: Transaction, seed: GoodsSeed): Promise<boolean> {
  if (!(await areEmpty(tx, [product]))) return false
  await insertRows(tx, category, seed.categories)
  await insertRows(tx, color, seed.colors)
  await insertRows(tx, sizeChart, seed.sizeCharts)
  await insertRows(tx, product, seed.products)
  await insertRows(tx, variation, seed.variations)
  await insertRows(tx, stock, seed.stock)
  await insertRows(tx, price, seed.prices)
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
  await insertRows(tx, specialProduct, seed.products)
  await insertRows(tx, specialVariation, seed.variations)
  await insertRows(tx, specialStock, seed.stock)
  await insertRows(tx, specialPrice, seed.prices)
  await restartIds(tx, [specialCategory, artisan, specialProduct, specialVariation])
  return true
}
