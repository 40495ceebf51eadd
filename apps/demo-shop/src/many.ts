import type { SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { seedStore, type Database } from '@shyrdak/api/seeding'
import { GOODS } from './goods/index.ts'

export interface ManyOptions {
  /** Countries where each product is sold; home and two neighbours by default. */
  countries?: readonly (typeof SELECTABLE_COUNTRIES)[number][]
}

/**
 * Fills a demo shop up to `count` products, for benchmarks. They are copies of the demo goods with other
 * slugs, prices and days, and one unique word in each name, as the vocabulary of a real shop keeps growing.
 */
export async function seedMany(
  db: Database,
  count: number,
  { countries = ['KG', 'KZ', 'RU'] }: ManyOptions = {},
): Promise<void> {
  const first = 10_000
  await seedStore(db, async (tx) => {
    const here = Number(
      (await tx.execute<{ count: string }>(sql`select count(*) from retail_product`)).rows[0]?.count ?? 0,
    )
    const wanted = Math.max(0, count - here)
    const copies = sql`(
      select ${first}::int + n as id, n, 1 + n % ${GOODS.length}::int as source from generate_series(1, ${wanted}::int) n
    ) copy`
    await tx.execute(sql`
      insert into product (id, market, slug, name, description, details, weight_g, created_at)
      select copy.id, p.market, p.slug || '-' || copy.n,
        jsonb_build_object('en', word || ' ' || (p.name->>'en'), 'ru', word || ' ' || (p.name->>'ru'),
          'kg', word || ' ' || (p.name->>'kg')),
        p.description, p.details, p.weight_g, p.created_at - (copy.n * interval '7 minutes')
      from ${copies} join product p on p.id = copy.source,
        lateral (select translate(substr(md5((copy.n % 5000)::text), 1, 6), '0123456789', 'ghijklmnop') as word) w`)
    await tx.execute(sql`
      insert into retail_product (product_id, category_id, "group", technique, model, size_chart_id)
      select copy.id, p.category_id, p."group", p.technique, p.model, p.size_chart_id
      from ${copies} join retail_product p on p.product_id = copy.source`)
    await tx.execute(sql`
      insert into variation (id, product_id, color_id, photos, position)
      select copy.id * 10 + v.position, copy.id, v.color_id, v.photos, v.position
      from ${copies} join variation v on v.product_id = copy.source`)
    await tx.execute(sql`
      insert into stock (variation_id, size, quantity, position)
      select copy.id * 10 + v.position, s.size, s.quantity, s.position
      from ${copies} join variation v on v.product_id = copy.source join stock s on s.variation_id = v.id
      where s.position < 3`)
    await tx.execute(sql`
      insert into price (product_id, country, amount_minor, discount_minor)
      select copy.id, p.country, p.amount_minor + (copy.n % 997) * 1000, p.discount_minor
      from ${copies} join price p on p.product_id = copy.source
      where p.country = any(${sql.param([...countries])}::text[])`)
    return true
  })
  // Index-only scans need the visibility map that vacuum writes.
  await db.execute(
    sql`vacuum (analyze) listing, listing_card, search_entry, product, retail_product, variation, stock, search_term, search_spelling`,
  )
}
