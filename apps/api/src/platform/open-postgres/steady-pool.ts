import pg from 'pg'
import type { OpenLog } from './opened-database.ts'

/** A pool that outlives a database restart: a connection that dies is logged and replaced, idle or in use. */
export function steadyPool(config: pg.PoolConfig, log: OpenLog): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, ...config })
  pool.on('connect', (client) => {
    let isLost = false
    // The pool listens to idle clients only. Without a listener, the death of one in use would end the process; its
    // query is rejected either way. The error itself holds the whole client: only its message is logged, the first.
    client.on('error', ({ message }) => {
      // A pool that is being ended loses its clients on purpose.
      if (!isLost && !pool.ending)
        log.error({ err: message }, `database connection lost: ${message}; the next query opens a new one`)
      isLost = true
    })
  })
  // Emitted for idle clients, whose own listener has logged it.
  pool.on('error', () => undefined)
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
