import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { refuse } from '../refusal.ts'
import type { Database, Transaction } from './database.ts'
import { sqlState } from './sql-state.ts'

const MAX_TRIES = 4
/** Serialization failure and deadlock: the transaction is run again. */
const RETRIED = new Set(['40001', '40P01'])

/** Thrown by work that finds a concurrent change, where the database itself reports no conflict. */
export class ConflictError extends Error {
  constructor(message = 'data changed by a concurrent transaction') {
    super(message)
    this.name = 'ConflictError'
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof ConflictError || RETRIED.has(sqlState(error) ?? '')

/** Runs work in one transaction and retries it after a conflict with another transaction. */
export const transaction = <T>(
  { $client: pool }: Pick<Database, '$client'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => retryOnConflict(() => once(pool, work))

/** Retries work after a conflict: a whole transaction, or a statement that is one by itself. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error)) throw error
      if (tries === MAX_TRIES)
        throw refuse('UNAVAILABLE', {
          message: `503 Service Unavailable: transaction conflict after ${MAX_TRIES} tries`,
          retryAfter: 1,
          cause: error,
        })
      await pause(tries * 20 * (0.5 + Math.random()))
    }
  }
}

async function once<T>(pool: Database['$client'], work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('begin')
    const result = await work(drizzle({ client }))
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
}

interface Queueing {
  db: Database
  jobs: { ready(): Promise<void> }
}

/**
 * Like `transaction`, for work that queues jobs. Waits for the job queue first, since the transaction may hold
 * the only connection.
 */
export async function transactionWithJobs<T>(
  { db, jobs }: Queueing,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  await jobs.ready()
  return transaction(db, work)
}
