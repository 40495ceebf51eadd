import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { causeOf } from '../error-cause.ts'
import { StartRefusal } from '../start-refusal.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import { sqlState } from './sql-state.ts'

/** insufficient_privilege */
const FORBIDDEN = '42501'
/** feature_not_supported, also reported for an extension that the server does not have */
const UNSUPPORTED = '0A000'

/**
 * Migrates the schema from a folder of drizzle-kit migrations. Processes that start together take turns; all
 * but the first find nothing to do. Uses one client of the pool.
 * @throws StartRefusal if the database user lacks the permission, or the server an extension
 */
export async function migrate(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  const db = drizzle({ client })
  let failure: unknown
  try {
    await db.execute(sql`select pg_advisory_lock(${ADVISORY_LOCKS.migration})`)
    await runMigrations(db, { migrationsFolder })
  } catch (error) {
    failure = error
    const remedy = remedyFor(error)
    if (!remedy) throw error
    throw new StartRefusal(`The tables of the store cannot be made (${causeOf(error)}): ${remedy}.`, {
      cause: error,
    })
  } finally {
    // Also after a failure: on PGlite the session, and so the lock, outlives the client.
    await db.execute(sql`select pg_advisory_unlock(${ADVISORY_LOCKS.migration})`).catch(() => undefined)
    client.release(failure !== undefined)
  }
}

/** What the person who runs the database can do about a failed migration. */
function remedyFor(error: unknown): string | undefined {
  const state = sqlState(error)
  if (state === FORBIDDEN) return 'make the user of DATABASE_URL the owner of its database'
  if (state === UNSUPPORTED && /create extension/i.test(String(error)))
    return 'install the additional modules of PostgreSQL (postgresql-contrib) on its server'
  return undefined
}
