import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'

/** Drizzle over the pool of a store. */
export type Database = NodePgDatabase & { $client: Pool }

/** Drizzle over the one connection of a transaction; made by `transaction` only. */
export type Transaction = NodePgDatabase & { $client: PoolClient }

export const databaseOver = (pool: Pool): Database => drizzle({ client: pool })
