import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  orders,
  pages,
  products,
  profile,
  specialOrders,
  specialProducts,
  type Endpoint,
  type ResponseOf,
} from '@shyrdak/sdk/contract'
import fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import type { AppContext } from '#platform/context.ts'
import type { Email } from '#platform/email/port.ts'
import { readSettings } from '#platform/env.ts'
import { defineJob, queued } from '#platform/jobs/job.ts'
import { jobQueue } from '#platform/jobs/queue.ts'
import { databaseOver } from '#platform/sql/database.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { migrateTo } from '#testing/migrate-to.ts'
import { MIGRATIONS_FOLDER } from '#testing/open-store-context.ts'
import { createTestDatabase, dropTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { createApi } from './app.ts'
import type { Api } from './app/api.ts'

/** The last migration of the version that wrote `older-store.json`: rows in every table it had. */
const WRITTEN_AT = 12
const NOW = new Date('2026-11-22T07:30:00Z')

interface OlderStore {
  secrets: { one: string; rug: string; shopperToken: string }
  tables: Record<string, object[]>
}

interface Asked {
  params?: Record<string, string | number>
  query?: Record<string, string>
  token?: string
}

const emails: Email[] = []
let older: OlderStore
let emptyBefore: string[]
let database: TestDatabase
let api: Api
let app: FastifyInstance

beforeAll(async () => {
  older = JSON.parse(
    await readFile(join(import.meta.dirname, 'testing/older-store.json'), 'utf8'),
  ) as OlderStore // written by the older version
  database = await createTestDatabase()
  await migrateTo(database.pool, WRITTEN_AT)
  await insertRows(database.pool, older.tables)
  emptyBefore = await emptyTables(database.pool)
  await queueOlderJobs()
  const environment = {
    DATABASE_URL: database.connectionString,
    PUBLIC_URL: 'http://shop.test',
    TEST_BANK: 'true',
  }
  api = await createApi(readSettings(environment), {
    migrationsFolder: MIGRATIONS_FOLDER,
    log: pino({ level: 'silent' }),
    gateways: { clock: () => NOW, mail: { send: async (email) => void emails.push(email) } },
  })
  app = fastify()
  await app.register(api.register)
}, 60_000)
afterAll(async () => {
  await app.close()
  await api.close()
  await dropTestDatabase(database)
})

async function insertRows(pool: Pool, tables: OlderStore['tables']): Promise<void> {
  const client = await pool.connect()
  try {
    // Rows are ordered by table name, so foreign keys must not be checked meanwhile.
    await client.query('set session_replication_role = replica')
    for (const [table, rows] of Object.entries(tables)) {
      const name = table.split('.').map(quoted).join('.')
      await client.query(`delete from ${name}`)
      const columns = Object.keys(rows[0] ?? {})
        .map(quoted)
        .join(', ')
      await client.query(
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${name}, $1)`,
        [JSON.stringify(rows)],
      )
    }
    const { rows: sequences } = await client.query<{ table: string; column: string; sequence: string }>(`
      select table_name as table, column_name as column, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`)
    for (const { table, column, sequence } of sequences)
      await client.query(`select setval($1, coalesce(max("${column}"), 1)) from "${table}"`, [sequence])
    await client.query(`select setval('order_number', 100004)`)
  } finally {
    client.release(true)
  }
}

const quoted = (name: string) => `"${name}"`

/** Returns the tables of the store and its test bank that have no row. */
async function emptyTables(pool: Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'test_bank') order by 1`)
  const { rows } = await pool.query<{ name: string }>(
    tables
      .map(({ name }) => `select '${name}' as name where not exists (select from ${name})`)
      .join(' union all '),
  )
  return rows.map(({ name }) => name)
}

/** Queues an email and a message as the older version did, without working on them. */
async function queueOlderJobs(): Promise<void> {
  const work = async () => {}
  const orderLetter = defineJob<{ orderId: number; kind: string }, AppContext>('order-letter', work)
  const stockBack = defineJob<{ priceType: string; shelves: object[] }, AppContext>('stock-back', work)
  const queue = jobQueue<AppContext>(databaseOver(database.pool), pino({ level: 'silent' }), [
    orderLetter,
    stockBack,
  ])
  await queue.ready()
  await transaction(databaseOver(database.pool), (tx) =>
    queue.addAll(tx, [
      queued(orderLetter, { orderId: 3, kind: 'placed' }),
      queued(stockBack, { priceType: 'special', shelves: [{ variationId: 1, size: '38' }] }),
    ]),
  )
  await queue.stop()
}

async function answer<E extends Endpoint>(
  { method, path, response }: E,
  { params = {}, query = {}, token }: Asked = {},
): Promise<ResponseOf<E>> {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const { statusCode, body } = await app.inject({
    method,
    url: `/api${filled}?${new URLSearchParams({ ...query, country_iso_code: 'KG' }).toString()}`,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })
  expect([path, statusCode, statusCode === 200 ? '' : body]).toEqual([path, 200, ''])
  return (response as z.ZodMiniType<ResponseOf<E>>).parse(JSON.parse(body)) // the endpoint's own schema
}

test('the older store has rows in every table of its version, those of the test bank too', () => {
  expect(emptyBefore).toEqual([])
})

test('money that the test bank has taken stays there, and a payment page that was open still is', async () => {
  const { rows } = await database.pool.query(`
    select s.ref, s.provider, s.state, l.amount_minor::int as taken, o.number
    from test_bank.session s join payment_attempt a on a.provider_ref = s.ref and a.id::text = s.reference
    join retail_order o on o.id = a.order_id left join test_bank.ledger l on l.session_id = s.id order by o.id`)
  const [paid, open] = rows as { ref: string }[] // selected above
  expect(paid).toMatchObject({ provider: 'paypal', state: 'captured', taken: 570_050, number: 'S-100001' })
  expect(open).toMatchObject({ provider: 'kkb', state: 'pending', taken: null, number: 'S-100003' })
  const page = await app.inject({ url: `/test-bank/${open?.ref}` })
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('S-100003')])
})

test('a shopper who was logged in still is, and sees their email and orders', async () => {
  const token = older.secrets.shopperToken
  expect(await answer(profile.retail.read, { token })).toMatchObject({ email: 'Shopper@Example.com' })
  const { data } = await answer(orders.list, { token })
  expect(data.map(({ order_number }) => order_number)).toEqual(['S-100002'])
})

test("a guest's link still opens its order", async () => {
  const order = await answer(orders.read, { params: { id: 1 }, query: { k: older.secrets.one } })
  expect(order).toMatchObject({ order_number: 'S-100001', status: 'in_production', total: '5700.50' })
})

test('an order that is sent again after the update is found, not placed twice', async () => {
  const { rows } = await database.pool.query('select creates, created_id from idempotency_key order by 2')
  expect(rows).toEqual([1, 2, 3, 4].map((id) => ({ creates: 'retail_order', created_id: id })))
})

test('an order of special goods has their current numbers', async () => {
  const { items } = await answer(specialOrders.read, { params: { id: 3 }, query: { k: older.secrets.rug } })
  expect(items.map(({ slug }) => slug)).toEqual(['rug-1'])
  for (const { slug, product_id, variation_id } of items) {
    const rug = await answer(specialProducts.read, { params: { slug } })
    expect([rug.id, rug.variations.map(({ id }) => id)]).toEqual([product_id, [variation_id]])
  }
})

test('special goods keep stock, price, craftsman and category, and retail goods are still two', async () => {
  const rug = await answer(specialProducts.read, { params: { slug: 'rug-1' } })
  expect(rug).toMatchObject({
    sale_cost: '68000.00',
    made_to_order_days: 14,
    artisan: { id: 1 },
    breadcrumbs: [{ id: 1 }],
    variations: [{ sizes: [{ size: '38', stock: 7 }] }],
  })
  expect((await answer(specialProducts.list)).total).toBe(2)
  expect((await answer(products.list)).total).toBe(2)
})

test('goods are found by the sizes that were in stock', async () => {
  expect((await answer(products.list, { query: { size: '38' } })).total).toBe(2)
  expect((await answer(products.list, { query: { size: '40' } })).total).toBe(0)
})

test('an older page is still readable', async () => {
  expect(await answer(pages.read, { params: { url: 'about' } })).toMatchObject({ url: 'about' })
})

test('queued emails of an older store are sent', async () => {
  await api.startBackground()
  await vi.waitFor(() => expect(emails).toHaveLength(2), { timeout: 20_000, interval: 100 })
  const [placed, back] = emails.toSorted((a, b) => a.to.localeCompare(b.to))
  expect(placed).toMatchObject({ to: 'aigul@example.kg', text: expect.stringContaining('Rug 1') })
  expect(back).toMatchObject({ to: 'w@example.kg', text: expect.stringContaining('/special-product/rug-1') })
})
