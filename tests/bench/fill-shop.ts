import { databaseOver } from '@shyrdak/api/testing'
import { seedMany } from '@shyrdak/demo-shop/many'
import pg from 'pg'

/** Brings a demo shop to at least so many products, and says how many it has. */
export async function fillShop(databaseUrl: string, count: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  try {
    await seedMany(databaseOver(pool), count)
    const { rows } = await pool.query<{ count: number }>('select count(*)::int from retail_product')
    return rows[0]?.count ?? 0
  } finally {
    await pool.end()
  }
}
