import { expect, test } from 'vitest'
import { migrate } from '#platform/sql/migrate.ts'
import { migrateTo } from '#testing/migrate-to.ts'
import { MIGRATIONS_FOLDER } from '#testing/open-store-context.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'

/** The last migration of the version that stored cards in the currency of the country. */
const BEFORE = 47

const card = (currency: string, rateDate: string | null, view: string) =>
  JSON.stringify({
    id: 1,
    price: { view, discount: { view: '0.00' } },
    currency: { currency, rate_date: rateDate },
    colors: ['#a3302b', '#fff'],
  })

test('cards of an older version have their prices in som, to be converted by the newest rate', async () => {
  const database = await createTestDatabase()
  try {
    const { pool } = database
    await migrateTo(pool, BEFORE)
    const client = await pool.connect()
    // The product itself does not matter.
    await client.query('set session_replication_role = replica')
    for (const [country, stored] of [
      ['KG', card('KGS', null, '1050.05')],
      ['US', card('USD', '2026-11-20', '24.00')],
    ] as const) {
      await client.query(
        'insert into price (product_id, country, amount_minor, discount_minor) values (1, $1, 210005, 5)',
        [country],
      )
      await client.query('insert into listing_card (product_id, country, card) values (1, $1, $2)', [
        country,
        stored,
      ])
    }
    client.release(true)
    await migrate(pool, MIGRATIONS_FOLDER)
    const { rows } = await pool.query<{ country: string; card: string }>(
      'select country, card from listing_card order by country',
    )
    expect(rows.map(({ country, card: stored }) => [country, JSON.parse(stored)])).toEqual([
      ['KG', JSON.parse(card('KGS', null, '1050.05'))],
      [
        'US',
        {
          ...JSON.parse(card('KGS', null, '')),
          price: { view: '2100.05', discount: { view: '0.05' } },
        },
      ],
    ])
  } finally {
    await dropTestDatabase(database)
  }
})
