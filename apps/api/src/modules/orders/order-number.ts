import { sql } from 'drizzle-orm'

/** The next order number, for use in an insert. Orders of every kind share one sequence. */
export const nextOrderNumber = sql<string>`'S-' || nextval('order_number')`
