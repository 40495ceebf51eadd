import { expect, test, vi } from 'vitest'
import { createTestDatabase, dropTestDatabase } from './test-database.ts'

test('each test has its own database, copied from one prepared template', { timeout: 60_000 }, async () => {
  const prepare = vi.fn(async (pool: { query(text: string): Promise<unknown> }) => {
    await pool.query(`create table goods as select 'шырдак' as name`)
  })
  const template = `own-${Date.now()}`
  const databases = await Promise.all([1, 2, 3].map(() => createTestDatabase({ prepare, template })))
  await databases[0]?.pool.query(`insert into goods values ('калпак')`)
  const counts = await Promise.all(
    databases.map(
      async ({ pool }) =>
        (await pool.query<{ count: number }>('select count(*)::int from goods')).rows[0]?.count,
    ),
  )
  expect(counts).toEqual([2, 1, 1])
  expect(prepare).toHaveBeenCalledTimes(1)
  await Promise.all(databases.map(dropTestDatabase))
  await expect(createTestDatabase({ connectionString: 'postgresql://127.0.0.1:1/x' })).rejects.toThrow()
})

test('query plans are the same at any minute of a run, as no statistics are collected', async () => {
  const database = await createTestDatabase()
  const { rows } = await database.pool.query<{ autovacuum: string }>('show autovacuum')
  await dropTestDatabase(database)
  // A server that was named for the run keeps its settings.
  expect(rows[0]?.autovacuum).toBe(process.env['TEST_DATABASE_URL'] ? rows[0]?.autovacuum : 'off')
})
