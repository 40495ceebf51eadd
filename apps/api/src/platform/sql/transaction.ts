import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { refuse } from '../refusal.ts'
import type { Database, Transaction } from './database.ts'
import { sqlState } from './sql-state.ts'

const MAX_TRIES = 4
/** Serialization failure and deadlock: the loser runs again. */
const RETRIED = new Set(['40001', '40P01'])

/** Runs work in one transaction, all of it or nothing; what lost against a rival transaction is run again. */
export async function transaction<T>(
  { $client: pool }: Pick<Database, '$client'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(pool, work)
    } catch (error) {
      if (!RETRIED.has(sqlState(error) ?? '')) throw error
      if (tries === MAX_TRIES)
        throw refuse('UNAVAILABLE', {
          message: `503 Service Unavailable: transaction conflict after ${MAX_TRIES} tries`,
          retryAfter: 1,
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

/** A transaction that queues jobs. The queue is ready before it begins: it may hold the only connection there is. */
export async function inTransaction<T>(
  { db, jobs }: Queueing,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  await jobs.ready()
  return transaction(db, work)
}
