import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import {
  artisan,
  specialCategory,
  specialPrice,
  specialProduct,
  specialStock,
  specialVariation,
} from '#modules/catalogue/special-tables.ts'
import { localized } from '../good.ts'
import { WORKSHOPS } from '../workshops/index.ts'
import { workshopRow } from '../workshops/workshop-rows.ts'
import { SPECIAL_CATEGORIES } from './categories.ts'
import { SPECIAL_GOODS } from './index.ts'
import { specialGoodRows } from './special-good-rows.ts'

const TABLES = ['special_category', 'artisan', 'special_product', 'special_variation']

/** Fills the special goods and workshops of the demo shop. The palette's colours stand already. */
export async function seedSpecialGoods(tx: Transaction, now: Date): Promise<void> {
  const makers = new Map(WORKSHOPS.map(({ handle }, place) => [handle, place + 1]))
  const goods = SPECIAL_GOODS.map((good, place) => {
    const maker = makers.get(good.maker)
    if (maker === undefined) throw new Error(`The demo shop has no workshop called ${good.maker}.`)
    return specialGoodRows(good, place + 1, maker, now)
  })
  await tx.insert(specialCategory).values(
    SPECIAL_CATEGORIES.map(({ id, parent, title }, place) => ({
      id,
      parentId: parent,
      title: localized(title),
      place,
    })),
  )
  await tx.insert(artisan).values(WORKSHOPS.map((workshop, place) => workshopRow(workshop, place + 1)))
  await tx.insert(specialProduct).values(goods.map(({ product }) => product))
  await tx.insert(specialVariation).values(goods.flatMap(({ variations }) => variations))
  await tx.insert(specialStock).values(goods.flatMap(({ stock }) => stock))
  const prices = goods.flatMap((rows) => rows.prices)
  await tx.execute(sql`
    insert into ${specialPrice} (product_id, country, amount_minor, discount_minor)
    select * from unnest(${sql.param(prices.map(({ productId }) => productId))}::int[],
      ${sql.param(prices.map(({ country }) => country))}::text[],
      ${sql.param(prices.map(({ amountMinor }) => amountMinor))}::int[],
      ${sql.param(prices.map(({ discountMinor }) => discountMinor))}::int[])`)
  for (const table of TABLES)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    )
}
