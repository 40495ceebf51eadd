import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, dropTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { databaseOver } from '../sql/database.ts'
import { transaction } from '../sql/transaction.ts'
import { endPool, steadyPool } from './steady-pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => dropTestDatabase(database))

function openPool() {
  const lost: string[] = []
  const log = {
    info: () => {},
    warn: () => {},
    error: (_fields: object, text: string) => void lost.push(text),
  }
  const pool = steadyPool({ connectionString: database.connectionString, max: 2 }, log)
  return { pool, lost }
}

const kill = (pid: number | undefined) => database.pool.query('select pg_terminate_backend($1)', [pid])

test('a connection lost in a transaction fails that transaction, not the process', async () => {
  const { pool, lost } = openPool()
  const failed = transaction(databaseOver(pool), async (tx) => {
    const { rows } = await tx.$client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const died = new Promise((resolve) => tx.$client.once('end', resolve))
    await kill(rows[0]?.pid)
    await died
    await tx.$client.query('select 1')
  })
  await expect(failed).rejects.toThrow(/not queryable|terminat/)
  expect(lost).toHaveLength(1)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await endPool(pool)
})

test('a lost idle connection is replaced when it is next needed', async () => {
  const { pool, lost } = openPool()
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  await kill(rows[0]?.pid)
  await expect.poll(() => lost.length).toBe(1)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await endPool(pool)
})
