import pg from 'pg'
import { markConnectionError } from '../database-outage.ts'
import type { OpenLog } from './opened-database.ts'

/** Marks the errors of its connection; a failed `connect` emits no event of the client. */
class MarkedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.connection.on('error', markConnectionError)
  }
}

/** Creates a pool that survives a database restart: a connection that dies is logged and replaced. */
export function steadyPool(config: pg.PoolConfig, log: OpenLog): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, Client: MarkedClient, ...config })
  pool.on('connect', (client) => {
    let isLost = false
    // The pool listens to idle clients only. Without a listener, an error of a client in use would crash the
    // process; its query is rejected either way. The error holds the whole client: only the message of the
    // first is logged.
    client.on('error', ({ message }) => {
      // A pool that is closing drops its clients on purpose.
      if (!isLost && !pool.ending)
        log.error({ err: message }, `database connection lost: ${message}; the next query opens a new one`)
      isLost = true
    })
  })
  // Emitted for idle clients; the listener above has logged it.
  pool.on('error', () => undefined)
  return pool
}

/** Closes a pool, but waits at most `patience` milliseconds for a client that is never released. */
export async function endPool(pool: pg.Pool, patience = 5_000): Promise<void> {
  if (pool.ended || pool.ending) return
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)))
  await Promise.race([pool.end(), enough])
  clearTimeout(timer)
}
