import { sql } from 'drizzle-orm'

/** The next number of the row that orders of every kind share, as the value of an insert. */
export const nextOrderNumber = sql<string>`'S-' || nextval('order_number')`
