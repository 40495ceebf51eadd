import pg from 'pg'
import type { OpenLog } from './opened-database.ts'

/** A pool that outlives a database restart: an idle client's death is logged, not thrown at the process. */
export function steadyPool(config: pg.PoolConfig, log: OpenLog): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, ...config })
  pool.on('error', ({ message }) => {
    // A pool that is being ended loses its clients on purpose. The error itself holds the whole client: only its words are kept.
    if (!pool.ending)
      log.error({ err: message }, 'A database connection was lost; the next query opens a new one.')
  })
  return pool
}

/** Ends a pool, but does not wait for ever for a client that nobody gives back. */
export async function endPool(pool: pg.Pool, patience = 5_000): Promise<void> {
  if (pool.ended || pool.ending) return
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)))
  await Promise.race([pool.end(), enough])
  clearTimeout(timer)
}
