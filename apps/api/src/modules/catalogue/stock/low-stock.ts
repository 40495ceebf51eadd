import { sql } from 'drizzle-orm'
import type { WaitingLine } from '#platform/waiting.ts'
import { price, product, stock, variation } from '../tables.ts'

/** As many pieces of a colour and size, or fewer, are soon sold out. */
export const LOW_STOCK = 2

/** Retail goods on sale of which some colour and size is nearly or all sold; overdue are those with one that is. */
export const lowStockLine: WaitingLine = {
  name: 'low_stock',
  query: () => sql`select count(*)::int as count, (count(*) filter (where least = 0))::int as overdue,
    null::timestamptz as since
    from (select min(s.quantity) as least from ${stock} s join ${variation} v on v.id = s.variation_id
      join ${product} p on p.id = v.product_id where p.market = 'retail' and exists (select from ${price} where product_id = p.id)
      group by p.id having min(s.quantity) <= ${LOW_STOCK}) goods`,
}
