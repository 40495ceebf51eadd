import { expect, test } from 'vitest'
import { migrate } from '#platform/sql/migrate.ts'
import { migrateTo } from '#testing/migrate-to.ts'
import { MIGRATIONS_FOLDER } from '#testing/open-store-context.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'

/** The last migration of the version that stored gifts only as notes. */
const BEFORE = 29

test('an older order with a gift note becomes a gift, one without does not', async () => {
  const database = await createTestDatabase()
  try {
    const { pool } = database
    await migrateTo(pool, BEFORE)
    await pool.query(`
      insert into retail_order (number, payment_link, secret_hash, status, country, language, first_name, last_name, email,
        phone, comment, gift_note, provider, goods_minor, delivery_minor, total_minor, holds_stock, created_at)
      select 'S-' || place, gen_random_uuid(), '', 'completed', 'KG', 'kg', '', '', '', '', '', note, 'kicb', 0, 0, 0, false, now()
      from unnest(array['Warm feet!', '']) with ordinality notes (note, place)`)
    await migrate(pool, MIGRATIONS_FOLDER)
    const { rows } = await pool.query('select is_gift, gift_note from retail_order order by id')
    expect(rows).toEqual([
      { is_gift: true, gift_note: 'Warm feet!' },
      { is_gift: false, gift_note: '' },
    ])
  } finally {
    await dropTestDatabase(database)
  }
}, 60_000)
