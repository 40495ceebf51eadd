import { expect, test } from 'vitest'
import { migrate } from '#platform/sql/migrate.ts'
import { migrateTo } from '#testing/migrate-to.ts'
import { MIGRATIONS_FOLDER } from '#testing/open-store-context.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'

/** The last migration of the version whose orders knew their discount code only by its name. */
const BEFORE = 54

/** An older order: the name of its code when it was placed, and the id of the code that it still uses. */
const ORDERS = [
  { code: 'FELT-10', uses: 1, placed: '2026-11-03' },
  { code: 'FELT-10', uses: null, placed: '2026-11-03' },
  { code: 'AUTUMN', uses: 2, placed: '2026-11-03' },
  { code: 'AUTUMN', uses: null, placed: '2026-11-03' },
  { code: null, uses: null, placed: '2026-11-03' },
]

test('an older order keeps its discount code, but not one that got its name only later', async () => {
  const database = await createTestDatabase()
  try {
    const { pool } = database
    await migrateTo(pool, BEFORE)
    await pool.query(`
      insert into discount (id, code, kind, percent, minimum_minor, is_active, uses, created_at)
      overriding system value
      values (1, 'FELT-10', 'percent', 10, 0, true, 1, '2026-11-01'),
        (2, 'WINTER', 'percent', 10, 0, true, 1, '2026-11-01'),
        (3, 'AUTUMN', 'percent', 10, 0, true, 0, '2026-11-20')`)
    for (const { code, uses, placed } of ORDERS)
      await pool.query(
        `with made as (
          insert into retail_order (number, payment_link, secret_hash, status, country, language, first_name, last_name,
            email, phone, comment, provider, goods_minor, delivery_minor, total_minor, holds_stock, discount_code,
            created_at)
          values (gen_random_uuid(), gen_random_uuid(), '', 'on_hold', 'KG', 'kg', '', '', '', '', '', 'kicb', 0, 0, 0,
            false, $1, $3)
          returning id)
        insert into discount_use (order_id, discount_id, email_key)
        select id, $2, '' from made where $2::int is not null`,
        [code, uses, placed],
      )
    await migrate(pool, MIGRATIONS_FOLDER)
    const { rows } = await pool.query<{ discount_id: number | null }>(
      'select discount_id from retail_order order by id',
    )
    expect(rows.map(({ discount_id: id }) => id)).toEqual([1, 1, 2, null, null])
  } finally {
    await dropTestDatabase(database)
  }
}, 60_000)
