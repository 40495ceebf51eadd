import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './data-folder.ts'
import type { OpenedDatabase, OpenLog } from './opened-database.ts'
import { StartRefusal } from '../start-refusal.ts'
import { endPool, steadyPool } from './steady-pool.ts'

const startingUp = '57P03'

/**
 * Connects to an external PostgreSQL. Waits up to 10 s for a server that is still starting.
 * @throws StartRefusal if it cannot be reached; the sentence names host and database, never the password.
 */
export async function openServer(databaseUrl: string, log: OpenLog, poolSize = 16): Promise<OpenedDatabase> {
  const where = describe(databaseUrl)
  const pool = steadyPool(
    { connectionString: databaseUrl, max: poolSize, connectionTimeoutMillis: 5_000 },
    log,
  )
  const deadline = Date.now() + 10_000
  for (;;) {
    try {
      await pool.query('select 1')
      break
    } catch (cause) {
      if (codeOf(cause) === startingUp && Date.now() < deadline) {
        await sleep(200)
        continue
      }
      await endPool(pool)
      throw new StartRefusal(
        `The database at ${where} cannot be reached (${reason(cause)}); check DATABASE_URL.`,
        {
          cause,
        },
      )
    }
  }
  return { pool, kind: 'server', connectionString: databaseUrl, close: () => endPool(pool) }
}

function describe(databaseUrl: string): string {
  const url = URL.parse(databaseUrl)
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new StartRefusal(
      'DATABASE_URL is not an address of PostgreSQL; it looks like postgresql://user@host/name.',
    )
  }
  return `${url.searchParams.get('host') ?? url.host}${url.pathname}`
}

/** A host name may resolve to two addresses, whose errors come bundled and without a message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
