import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'

/** Drizzle on the pool of a store. */
export type Database = NodePgDatabase & { $client: Pool }

/** Drizzle on the connection of a transaction; created only by `transaction`. */
export type Transaction = NodePgDatabase & { $client: PoolClient }

export const databaseOver = (pool: Pool): Database => drizzle({ client: pool })
