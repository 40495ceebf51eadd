import { LANGUAGES, RetailProductEntry } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from '#modules/content/tables.ts'
import { product, variation } from '#modules/catalogue/tables.ts'
import { review } from '#modules/reviews/tables.ts'
import { GOODS } from './goods/index.ts'
import { imageFor } from './images/index.ts'
import { REVIEWS } from './reviews/reviews.ts'
import { seedDemo } from './seed.ts'
import { DEMO_DAY, openDemoShop } from './testing/demo-shop.ts'

let shop: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

test('the demo shop is filled once', async () => {
  await seedDemo(shop.context.db, DEMO_DAY)
  expect(await shop.context.db.$count(product)).toBe(GOODS.length)
  expect(await shop.context.db.$count(review)).toBe(REVIEWS.length)
})

test('a shop of an older version gets the pages it did not have, and keeps its goods', async () => {
  const { db } = shop.context
  const pages = await db.$count(page)
  await db.execute(sql`truncate page, blog_article, blog_category, faq_entry, banner restart identity`)
  await seedDemo(db, DEMO_DAY)
  expect(await db.$count(page)).toBe(pages)
  expect(await db.$count(product)).toBe(GOODS.length)
})

test('pages that a manager took away stay away', async () => {
  const { db } = shop.context
  await db.execute(sql`delete from page where url = 'about'`)
  const left = await db.$count(page)
  await seedDemo(db, DEMO_DAY)
  expect(await db.$count(page)).toBe(left)
})

test('every card is an entry as the contract says, in every country', async () => {
  const { rows } = await shop.context.db.execute<{ card: string }>(sql`select card from listing_card`)
  expect(rows.length).toBeGreaterThan(GOODS.length * 10)
  for (const { card } of rows) RetailProductEntry.parse(JSON.parse(card))
})

test('every photo can be drawn', async () => {
  const rows = await shop.context.db.select({ photos: variation.photos }).from(variation)
  for (const photo of rows.flatMap(({ photos }) => photos))
    expect([photo, imageFor(photo.slice('/media/'.length, -'.jpg'.length))]).not.toEqual([photo, undefined])
})

test('every text is there in every language, and each product has a name of its own', () => {
  for (const [place, language] of LANGUAGES.entries()) {
    const names = GOODS.map(({ name }) => name[place])
    expect([language, new Set(names).size]).toEqual([language, GOODS.length])
    for (const { text } of GOODS) expect(text[place]?.length ?? 0).toBeGreaterThan(25)
  }
})

test('what is added later counts on from the demo shop', async () => {
  const [row] = await shop.context.db
    .insert(review)
    .values({
      productId: 1,
      status: 'pending',
      author: '',
      rating: 5,
      text: 'x',
      language: 'en',
      createdAt: DEMO_DAY,
    })
    .returning()
  expect(row?.id).toBeGreaterThan(REVIEWS.length)
  const { rows } = await shop.context.db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('product', 'id'))::int as id`,
  )
  expect(rows[0]?.id).toBe(GOODS.length + 1)
})
