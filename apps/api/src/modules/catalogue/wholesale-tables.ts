import type { PriceType } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { localized } from '#platform/sql/columns.ts'
import { product, sizeChart } from './tables.ts'

/** The category tree of wholesale goods. */
export const wholesaleCategory = pgTable(
  'wholesale_category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id'),
    title: localized('title').notNull(),
    place: integer().notNull(),
    /** Incremented when the category is edited, not when it is moved. */
    revision: integer().notNull().default(1),
  },
  (t) => [index('wholesale_category_parent').on(t.parentId, t.place)],
)

/**
 * The fields that only wholesale goods have. Goods of the price type `sole` are ordered with one of their
 * soles.
 */
export const wholesaleProduct = pgTable(
  'wholesale_product',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => wholesaleCategory.id),
    priceType: text('price_type').$type<PriceType>().notNull(),
    sizeChartId: integer('size_chart_id').references(() => sizeChart.id),
    /** Days until pieces beyond the stock are ready; null when only pieces in stock are sold. */
    madeToOrderDays: integer('made_to_order_days'),
  },
  (t) => [
    index('wholesale_product_category').on(t.categoryId, t.productId),
    check('wholesale_product_price_type', sql`${t.priceType} in ('reyestr', 'sole')`),
    check('wholesale_product_days', sql`${t.madeToOrderDays} > 0`),
  ],
)

export const sole = pgTable('sole', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: localized('name').notNull(),
  photo: text(),
  /** Incremented with each change. */
  revision: integer().notNull().default(1),
})

/** The soles that a product can be ordered with. */
export const productSole = pgTable(
  'product_sole',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => wholesaleProduct.productId, { onDelete: 'cascade' }),
    soleId: integer('sole_id')
      .notNull()
      .references(() => sole.id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.soleId] })],
)
