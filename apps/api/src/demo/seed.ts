import { sql } from 'drizzle-orm'
import { refreshListing } from '#modules/catalogue/listing/refresh-listing.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import * as catalogue from '#modules/catalogue/tables.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { refreshRating, review } from '#modules/reviews/index.ts'
import * as content from '#modules/content/tables.ts'
import { seedTariffs } from '#modules/delivery/seed-tariffs.ts'
import { demoRates } from '#gateways/exchange-rates/demo-rates.ts'
import { seedContent } from './content/seed-content.ts'
import { CATEGORIES, type DemoCategory } from './categories.ts'
import { goodRows } from './good-rows.ts'
import { localized } from './good.ts'
import { GOODS } from './goods/index.ts'
import { HEAD } from './head.ts'
import { seedMenus } from './menus.ts'
import { seedPeople } from './people.ts'
import { palette, imageName } from './images/index.ts'
import { reviewRows } from './reviews/index.ts'
import { SIZE_CHARTS } from './size-charts.ts'
import { seedSpecialGoods } from './special-goods/seed-special-goods.ts'

/** Another process filling the same database waits, and then finds it filled. */
const LOCK = 7_243_002

/**
 * Fills an empty database with the demo shop, all of it or nothing. What is there already stays as it is; a shop of an
 * older version gets the parts that it did not have yet.
 */
export async function seedDemo(db: Database, now = new Date()): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const seeded = [
      await seedWhereEmpty(tx, ['product'], () => seedGoods(tx, now)),
      await seedWhereEmpty(tx, ['page', 'blog_category', 'faq_entry', 'banner'], () => seedContent(tx, now)),
      await seedWhereEmpty(tx, ['menu_item'], () => seedMenus(tx)),
      await seedWhereEmpty(tx, ['account'], () => seedPeople(tx, now)),
      await seedWhereEmpty(tx, ['artisan', 'special_product', 'special_category'], () =>
        seedSpecialGoods(tx, now),
      ),
    ]
    if (!seeded.includes(true)) return
    await refreshListing(tx, 'all', now)
    await bumpRevision(tx)
  })
}

/** What a manager emptied by half is a shop of their own: only where nothing of a part is there it is new. */
async function seedWhereEmpty(
  tx: Transaction,
  tables: readonly string[],
  seed: () => Promise<void>,
): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await tx.execute(sql`select from ${sql.identifier(table)} limit 1`)
    if (rows.length > 0) return false
  }
  await seed()
  return true
}

async function seedGoods(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(catalogue.category).values(categoryRows(CATEGORIES, null))
  await tx
    .insert(catalogue.color)
    .values(palette.map(({ name, hex }, place) => ({ id: place + 1, name, hex, position: place })))
  await tx.insert(catalogue.sizeChart).values(Object.values(SIZE_CHARTS))
  const numbers = categoryNumbers(CATEGORIES)
  const goods = GOODS.map((good, place) => goodRows(good, place + 1, numbers.get(good.category) ?? 0, now))
  await tx.insert(catalogue.product).values(goods.map(({ product }) => product))
  await tx.insert(catalogue.variation).values(goods.flatMap(({ variations }) => variations))
  for (const some of chunks(goods.flatMap(({ stock }) => stock)))
    await tx.insert(catalogue.stock).values(some)
  for (const some of chunks(goods.flatMap(({ prices }) => prices)))
    await tx.insert(catalogue.price).values(some)
  await tx.insert(catalogue.productLink).values(goods.flatMap(({ links }) => links))
  const reviews = reviewRows(GOODS, now)
  await tx.insert(review).values(reviews)
  for (const id of new Set(reviews.map(({ productId }) => productId))) await refreshRating(tx, id)
  await tx.insert(content.headEntry).values(HEAD)
  await tx.insert(catalogue.exchangeRate).values(await demoRates(() => now).fetch())
  await seedTariffs(tx)
  await restartNumbers(tx)
}

/** PostgreSQL takes 65,535 parameters a statement. */
function* chunks<T>(rows: readonly T[], size = 5_000): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}

type CategoryInsert = typeof catalogue.category.$inferInsert

function categoryRows(categories: readonly DemoCategory[], parentId: number | null): CategoryInsert[] {
  return categories.flatMap(({ id, url, title, text, scene, below = [] }, position) => [
    {
      id,
      parentId,
      url,
      title: localized(title),
      description: localized(text),
      photo: scene === undefined ? null : scenePhoto(scene, id),
      position,
    },
    ...categoryRows(below, id),
  ])
}

function scenePhoto(model: NonNullable<DemoCategory['scene']>, seed: number): string {
  const [main, accent] = ['#a8322a', '#ece5d8']
  return `/media/${imageName({ kind: 'scene', model, view: 'tile', main, accent, seed })}.jpg`
}

const categoryNumbers = (categories: readonly DemoCategory[]): Map<string, number> =>
  new Map(categories.flatMap(({ id, url, below = [] }) => [[url, id] as const, ...categoryNumbers(below)]))

/** The demo shop brings numbers of its own; what is added later counts on from them. */
async function restartNumbers(tx: Parameters<typeof seedTariffs>[0]): Promise<void> {
  for (const table of ['category', 'color', 'size_chart', 'product', 'variation', 'head_entry'])
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    )
}
