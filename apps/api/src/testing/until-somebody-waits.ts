import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#platform/sql/database.ts'

/** Resolves once a transaction waits for a lock. */
export async function untilSomebodyWaits({ $client: pool }: Pick<Database, '$client'>): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await pool.query(waiting)).rowCount === 0) await pause(10)
}
