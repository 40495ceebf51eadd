import { expect, test } from 'vitest'
import { migrate } from '#platform/sql/migrate.ts'
import { migrateTo } from '#testing/migrate-to.ts'
import { MIGRATIONS_FOLDER } from '#testing/open-store-context.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'

/** The last migration of the version that kept accepted cancellations only as requests. */
const BEFORE = 44

/** An older order: whether it holds stock, its lines, and the pieces that a buyer canceled or asked to. */
interface Older {
  holdsStock: boolean
  lines: { count: number; fromStock: number }[]
  requests: { kind: string; state: string; items: [position: number, count: number][] }[]
}

const ORDERS: Older[] = [
  {
    holdsStock: true,
    lines: [
      { count: 3, fromStock: 2 },
      { count: 1, fromStock: 1 },
    ],
    requests: [
      { kind: 'cancel', state: 'accepted', items: [[0, 1]] },
      { kind: 'cancel', state: 'refused', items: [[1, 1]] },
      { kind: 'return', state: 'accepted', items: [[1, 1]] },
    ],
  },
  {
    holdsStock: false,
    lines: [
      { count: 3, fromStock: 3 },
      { count: 1, fromStock: 1 },
    ],
    requests: [
      { kind: 'cancel', state: 'accepted', items: [[0, 1]] },
      { kind: 'cancel', state: 'accepted', items: [[0, 1]] },
    ],
  },
  {
    holdsStock: false,
    lines: [{ count: 2, fromStock: 2 }],
    requests: [{ kind: 'cancel', state: 'accepted', items: [[0, 2]] }],
  },
]

test('pieces canceled by an older version are gone from the lines of orders that went on', async () => {
  const database = await createTestDatabase()
  try {
    const { pool } = database
    await migrateTo(pool, BEFORE)
    for (const { holdsStock, lines, requests } of ORDERS) {
      const { rows } = await pool.query<{ id: number }>(
        `insert into retail_order (number, payment_link, secret_hash, status, country, language, first_name, last_name,
          email, phone, comment, provider, goods_minor, delivery_minor, total_minor, holds_stock, created_at)
        values (gen_random_uuid(), gen_random_uuid(), '', 'in_production', 'KG', 'kg', '', '', '', '', '', 'kicb', 0, 0, 0, $1, now())
        returning id`,
        [holdsStock],
      )
      const id = rows[0]?.id
      for (const [position, { count, fromStock }] of lines.entries())
        await pool.query(
          `insert into retail_order_line (order_id, position, product_id, variation_id, size, count, from_stock, is_special,
            slug, name, color_name, photo, sale_minor, service_code, carrier, service_name, delivery_minor, days_min, days_max)
          values ($1, $2, 1, $2, '38', $3, $4, false, '', '{}', '{}', '', 0, '', '', '{}', 0, 1, 1)`,
          [id, position, count, fromStock],
        )
      for (const { kind, state, items } of requests)
        await pool.query(
          `with made as (
            insert into order_request (order_id, kind, state, reason, comment, created_at)
            values ($1, $2, $3, 'other', '', now()) returning id)
          insert into order_request_item (request_id, position, count)
          select made.id, position, count from made, unnest($4::int[], $5::int[]) as item (position, count)`,
          [id, kind, state, items.map(([position]) => position), items.map(([, count]) => count)],
        )
    }
    await migrate(pool, MIGRATIONS_FOLDER)
    const { rows } = await pool.query(
      'select count, canceled_count, from_stock from retail_order_line order by order_id, position',
    )
    expect(rows).toEqual([
      { count: 3, canceled_count: 1, from_stock: 2 },
      { count: 1, canceled_count: 0, from_stock: 1 },
      { count: 3, canceled_count: 2, from_stock: 1 },
      { count: 1, canceled_count: 0, from_stock: 1 },
      { count: 2, canceled_count: 0, from_stock: 2 },
    ])
  } finally {
    await dropTestDatabase(database)
  }
}, 60_000)
