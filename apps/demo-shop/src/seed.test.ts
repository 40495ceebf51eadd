import { LANGUAGES, ORDER_STATUSES, RetailProductEntry } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStoreContext, type StoreUnderTest, TEST_DAY } from '@shyrdak/api/testing'
import { GOODS } from './goods/index.ts'
import { imageFor } from './images/index.ts'
import { demoShop } from './index.ts'
import { REVIEWS } from './reviews/reviews.ts'
import { seedDemo } from './seed.ts'
import { SPECIAL_GOODS } from './special-goods/index.ts'
import { openDemoShop } from './testing/open-demo-shop.ts'

/** The number of wholesale goods. */
const WHOLESALE = 60
/** The number of reviews of the demo craftsman's goods. */
const CRAFTSMAN_REVIEWS = 2
const PRODUCTS = GOODS.length + SPECIAL_GOODS.length + WHOLESALE

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

async function count(table: 'product' | 'review' | 'page'): Promise<number> {
  const { rows } = await shop.context.db.$client.query<{ count: number }>(
    `select count(*)::int from ${table}`,
  )
  return rows[0]?.count ?? 0
}

test('seeding twice fills the demo shop once', async () => {
  await seedDemo(shop.context.db, TEST_DAY)
  expect(await count('product')).toBe(PRODUCTS)
  expect(await count('review')).toBe(REVIEWS.length + CRAFTSMAN_REVIEWS)
})

test('a shop of an older version gets the missing pages and keeps its goods', async () => {
  const { db } = shop.context
  const pages = await count('page')
  await db.execute(
    sql`truncate page, blog_article, blog_category, faq_entry, question, banner, content_version, former_url restart identity`,
  )
  await seedDemo(db, TEST_DAY)
  expect(await count('page')).toBe(pages)
  expect(await count('product')).toBe(PRODUCTS)
})

test('pages that a manager deleted are not seeded again', async () => {
  const { db } = shop.context
  await db.execute(sql`delete from page where url = 'about'`)
  const left = await count('page')
  await seedDemo(db, TEST_DAY)
  expect(await count('page')).toBe(left)
})

test('the demo accounts are known to be in the demo shop, and not in a store that was filled without them', async () => {
  expect(await demoShop().hasPeople(shop.context.db)).toBe(true)
  const own = await openStoreContext()
  expect(await demoShop().hasPeople(own.context.db)).toBe(false)
  await own.close()
})

test('every card matches the contract, in every country', async () => {
  const { rows } = await shop.context.db.execute<{ card: string }>(sql`select card from listing_card`)
  expect(rows.length).toBeGreaterThan(GOODS.length * 10)
  for (const { card } of rows) RetailProductEntry.parse(JSON.parse(card))
})

test('every photo can be drawn', async () => {
  const { rows } = await shop.context.db.$client.query<{ photos: string[] }>('select photos from variation')
  for (const photo of rows.flatMap(({ photos }) => photos))
    expect([photo, imageFor(photo.slice('/media/'.length, -'.jpg'.length))]).not.toEqual([photo, undefined])
})

test('every text exists in every language, and every product has its own name', () => {
  for (const [place, language] of LANGUAGES.entries()) {
    const names = GOODS.map(({ name }) => name[place])
    expect([language, new Set(names).size]).toEqual([language, GOODS.length])
    for (const { text } of GOODS) expect(text[place]?.length ?? 0).toBeGreaterThan(25)
  }
})

test('a wholesale product with soles has twelve sizes in each of four colours', async () => {
  const { rows } = await shop.context.db.execute<{ colors: number; cells: number }>(
    sql`select count(distinct v.color_id)::int as colors, count(*)::int as cells from product p
      join wholesale_product w on w.product_id = p.id and w.price_type = 'sole'
      join variation v on v.product_id = p.id join stock s on s.variation_id = v.id
      where p.name ->> 'en' = 'Lambkin slippers'`,
  )
  expect(rows).toEqual([{ colors: 4, cells: 48 }])
})

test('the demo craftsman has an order to work on, and reviews with a reply and without', async () => {
  const { rows: orders } = await shop.context.db.execute<{ status: string; news: number; due: number }>(
    sql`select o.status, count(e.photo)::int + count(e.reason)::int as news, min(l.made_to_order_days) as due
      from retail_order o join retail_order_line l on l.order_id = o.id
      join account a on a.artisans_id = l.artisan_id and a.email = 'craftsman@example.com'
      join retail_order_event e on e.order_id = o.id
      where o.kind = 'special' group by o.id`,
  )
  expect(orders).toEqual([{ status: 'in_production', news: 1, due: 40 }])
  const { rows: reviews } = await shop.context.db.execute<{ replied: boolean }>(
    sql`select r.reply is not null as replied from review r
      join special_product p on p.product_id = r.product_id
      join account a on a.artisans_id = p.artisan_id and a.email = 'craftsman@example.com'
      order by r.id`,
  )
  expect(reviews.map(({ replied }) => replied)).toEqual([true, false])
})

test('two wholesale clients have orders in every status, kits, and invoices unpaid, half paid and paid', async () => {
  const { rows } = await shop.context.db.execute<{ statuses: number; companies: number }>(
    sql`select count(distinct status)::int as statuses, count(distinct company_id)::int as companies
      from wholesale_order where kind = 'goods'`,
  )
  expect(rows).toEqual([{ statuses: ORDER_STATUSES.length, companies: 2 }])
  const invoices = await shop.context.db.execute<{ order_id: number; status: string; paid: number }>(
    sql`select o.id as order_id, i.status, round(i.paid_minor::numeric / i.sum_minor, 2)::float as paid
      from wholesale_order o left join invoice i on i.order_id = o.id where o.kind = 'goods'`,
  )
  expect(invoices.rows).toHaveLength(new Set(invoices.rows.map(({ order_id }) => order_id)).size)
  expect(new Set(invoices.rows.map(({ status, paid }) => `${status} ${paid}`))).toEqual(
    new Set(['processing 0', 'processing 0.5', 'paid 1']),
  )
  const kits = await shop.context.db.execute<{ balance: number }>(
    sql`select coalesce(sum(amount), 0)::int as balance from brand
      left join branding_entry on brand_id = brand.id group by brand.id`,
  )
  expect(kits.rows).toHaveLength(8)
  for (const { balance } of kits.rows) expect(balance).toBeGreaterThanOrEqual(0)
})

test('a wholesale client’s kits were bought and paid for before they were used', async () => {
  const { rows: usedBefore } = await shop.context.db.execute(
    sql`select from branding_entry bought join branding_entry other using (brand_id)
      where bought.kind = 'bought' and other.created_at < bought.created_at`,
  )
  const { rows: unpaid } = await shop.context.db.execute(
    sql`select from invoice i join wholesale_order o on o.id = i.order_id
      where o.kind = 'branding' and i.status <> 'paid'`,
  )
  expect(usedBefore).toEqual([])
  expect(unpaid).toEqual([])
})

test('rows added later get the next ids after those of the demo shop', async () => {
  const { rows } = await shop.context.db.$client.query<{ id: number }>(
    `insert into review (product_id, status, author, rating, text, language, created_at)
     values (1, 'pending', '', 5, 'x', 'en', now()) returning id`,
  )
  expect(rows[0]?.id).toBeGreaterThan(REVIEWS.length)
  const { rows: next } = await shop.context.db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('product', 'id'))::int as id`,
  )
  expect(next[0]?.id).toBe(PRODUCTS + 1)
})
