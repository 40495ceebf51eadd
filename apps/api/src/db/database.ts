import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import * as schema from './schema/index.ts'

/** Drizzle for writing and ordinary reading; `$client` is the pool, for statements prepared by name on hot paths. */
export type Database = NodePgDatabase<typeof schema> & { $client: Pool }

/** What a transaction's callback gets: the same queries, one connection. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export const databaseOver = (pool: Pool): Database => drizzle(pool, { schema })
