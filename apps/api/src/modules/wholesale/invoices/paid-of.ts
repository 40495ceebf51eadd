import { sql } from 'drizzle-orm'

/**
 * The amount paid on an order's invoices, as a column for queries of orders. Columns are written out because
 * Drizzle omits table names.
 */
export const paidMinor = sql<number>`(select coalesce(sum(invoice.paid_minor), 0)::float8 from invoice
  where invoice.order_id = wholesale_order.id)`
