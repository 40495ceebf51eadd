import { setTimeout as pause } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Database, Transaction } from '../db/database.ts'
import { refuse } from '../refusal.ts'
import type { AppContext } from '../app-context.ts'

const MOST_TRIES = 4
const TRY_AGAIN = new Set(['40001', '40P01'])

interface Needed {
  db: Database
  jobs: Pick<AppContext['jobs'], 'ready'>
}

/** Drizzle wraps what PostgreSQL said. */
function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, cause } = error as { code?: unknown; cause?: unknown } // any thrown object may carry either
  return typeof code === 'string' && code.length === 5 ? code : sqlState(cause)
}

/**
 * Runs work that queues jobs in one transaction; what lost against a rival transaction is run again.
 * The queue is made ready first: a transaction may hold the only connection there is.
 */
export const inTransaction = <T>(needed: Needed, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  tried(needed, () => needed.db.transaction(work))

/** The same on the bare connection, for the one hot path: statements that PostgreSQL has prepared. */
export const inBareTransaction = <T>(needed: Needed, work: (tx: PoolClient) => Promise<T>): Promise<T> =>
  tried(needed, async () => {
    const client = await needed.db.$client.connect()
    let isBroken = false
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => {
        isBroken = true
      })
      throw error
    } finally {
      client.release(isBroken)
    }
  })

async function tried<T>({ jobs }: Needed, run: () => Promise<T>): Promise<T> {
  await jobs.ready()
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (!TRY_AGAIN.has(sqlState(error) ?? '')) throw error
      if (tries === MOST_TRIES) throw refuse('UNAVAILABLE', { retryAfter: 1 })
      await pause(tries * 20 * (0.5 + Math.random()))
    }
  }
}
