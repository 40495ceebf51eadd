import { sql } from 'drizzle-orm'

/** What has come of an order's invoices, as a column of a query over orders. Named in full: drizzle shortens columns. */
export const paidMinor = sql<number>`(select coalesce(sum(invoice.paid_minor), 0)::float8 from invoice
  where invoice.order_id = wholesale_order.id)`
