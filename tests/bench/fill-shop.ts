import { databaseOver } from '@shyrdak/api/testing'
import { seedMany } from '@shyrdak/demo-shop/many'
import pg from 'pg'

/** Fills a demo shop up to at least `count` products, a fifth with a workshop. Returns their number. */
export async function fillShop(databaseUrl: string, count: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  try {
    await seedMany(databaseOver(pool), count)
    await pool.query(`
      insert into retail_artisan (product_id, artisan_id)
      select product_id, (select id from artisan order by id offset (product_id / 5) % (select count(*) from artisan) limit 1)
      from retail_product where product_id % 5 = 0 on conflict do nothing`)
    await pool.query('vacuum (analyze) retail_artisan, product_stock, price')
    const { rows } = await pool.query<{ count: number }>('select count(*)::int from retail_product')
    return rows[0]?.count ?? 0
  } finally {
    await pool.end()
  }
}
