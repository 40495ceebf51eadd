import { sql } from 'drizzle-orm'
import type { WaitingLine } from '#platform/waiting.ts'
import { price, product, stock, variation } from '../tables.ts'

/** A size with this many pieces or fewer is low in stock. */
export const LOW_STOCK = 2

/**
 * Counts retail goods on sale with a size that is low or sold out; as overdue, those with a size that is sold
 * out.
 */
export const lowStockLine: WaitingLine = {
  name: 'low_stock',
  query: () => sql`select count(*)::int as count, (count(*) filter (where least = 0))::int as overdue,
    null::timestamptz as since
    from (select min(s.quantity) as least from ${stock} s join ${variation} v on v.id = s.variation_id
      join ${product} p on p.id = v.product_id where p.market = 'retail' and exists (select from ${price} where product_id = p.id)
      group by p.id having min(s.quantity) <= ${LOW_STOCK}) goods`,
}
