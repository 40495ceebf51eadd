import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/sql/migrate.ts'
import { migrateTo } from '#testing/migrate-to.ts'
import { MIGRATIONS_FOLDER } from '#testing/open-store-context.ts'
import { createTestDatabase, dropTestDatabase, type TestDatabase } from '#testing/test-database.ts'

/** The last migration of the version without stock on orders and payments on invoices. */
const BEFORE = 18

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await migrateTo(database.pool, BEFORE)
  await writeOlderOrder(database.pool)
  await migrate(database.pool, MIGRATIONS_FOLDER)
}, 60_000)
afterAll(() => dropTestDatabase(database))

/** Twelve pairs sold from stock and five of goods that are also made to order, half paid. */
async function writeOlderOrder(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // Inserts only the rows that the migration reads, with foreign keys off.
    await client.query('set session_replication_role = replica')
    await client.query(`
      insert into wholesale_product (product_id, category_id, price_type, made_to_order_days)
        values (1, 1, 'reyestr', null), (2, 1, 'reyestr', 30);
      insert into wholesale_order (id, number, kind, company_id, placed_by, intent_key, fingerprint, status, delivery,
        payment_info, source, comment, count, total_minor, created_at) overriding system value
        values (1, 'S-1', 'goods', 1, 1, 'k', 'f', 'in_production', '', '', 'catalog', '', 17, 170000, now());
      insert into wholesale_order_line (order_id, position, product_id, variation_id, color_id, size, name, photo,
        color_name, count, price_minor, from_count, brand_id, sole_brand_id, brand_name)
        values (1, 0, 1, 1, 1, '38', '{}', '', '{}', 12, 10000, 1, null, null, null),
          (1, 1, 2, 2, 1, '38', '{}', '', '{}', 5, 10000, 1, 1, 2, 'Ак-Кийиз');
      insert into brand (id, company_id, name, kit_count, kit_price_minor) overriding system value
        values (1, 1, 'Ак-Кийиз', 50, 200000), (2, 1, 'Нарын', 50, 200000);
      insert into invoice (id, order_id, year, sequence, date, status, sum_minor, paid_minor, snapshot)
        overriding system value values (1, 1, 2026, 1, '2026-11-01', 'processing', 170000, 85000, '{}')`)
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
}

test('a line of an older order holds stock only if it is not made to order', async () => {
  const { rows } = await database.pool.query(
    'select from_stock, is_made_to_order from wholesale_order_line order by position',
  )
  expect(rows).toEqual([
    { from_stock: 12, is_made_to_order: false },
    { from_stock: 0, is_made_to_order: true },
  ])
})

test('an older order gets the name of the logo on the sole', async () => {
  const { rows } = await database.pool.query(
    'select brand_name, sole_brand_name from wholesale_order_line order by position',
  )
  expect(rows).toEqual([
    { brand_name: null, sole_brand_name: null },
    { brand_name: 'Ак-Кийиз', sole_brand_name: 'Нарын' },
  ])
})

test('an older invoice gets its paid sum as a payment, and the total of its order', async () => {
  const { rows } = await database.pool.query(`
    select total_minor::int, amount_minor::int, invoice_payment.date::text, note
    from invoice join invoice_payment on invoice_id = invoice.id`)
  expect(rows).toEqual([{ total_minor: 170_000, amount_minor: 85_000, date: '2026-11-01', note: '' }])
  await expect(database.pool.query('update invoice_payment set amount_minor = 1')).rejects.toThrow()
  await expect(database.pool.query('update invoice set total_minor = 1')).rejects.toThrow()
})
