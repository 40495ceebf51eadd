import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

/** Any fixed number will do; it must only stay the same in every process. */
const lockKey = 7_243_001

/**
 * Brings the schema up to date from a folder of drizzle-kit migrations. Processes that start together take
 * turns; all but the first find nothing left to do. Uses one client of the pool.
 */
export async function migrate(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  const db = drizzle({ client })
  let failure: unknown
  try {
    await db.execute(sql`select pg_advisory_lock(${lockKey})`)
    await runMigrations(db, { migrationsFolder })
  } catch (error) {
    failure = error
    throw error
  } finally {
    // Also after a failure: on PGlite the session, and so the lock, outlives the client.
    await db.execute(sql`select pg_advisory_unlock(${lockKey})`).catch(() => undefined)
    client.release(failure !== undefined)
  }
}
