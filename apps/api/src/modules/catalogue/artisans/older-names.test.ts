import { afterAll, expect, test } from 'vitest'
import { pino } from 'pino'
import type { AppContext } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { jobQueue } from '#platform/jobs/queue.ts'
import { databaseOver } from '#platform/sql/database.ts'
import { migrate } from '#platform/sql/migrate.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { migrateTo } from '#testing/migrate-to.ts'
import { MIGRATIONS_FOLDER } from '#testing/open-store-context.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'

const database = await createTestDatabase()
afterAll(() => dropTestDatabase(database))

/** The last migration that names artisans workshops. */
const BEFORE = 42

test('queued craftsman emails and uploaded photos of an older store are migrated to the new names', async () => {
  await migrateTo(database.pool, BEFORE)
  const db = databaseOver(database.pool)
  const older = defineJob<{ artisanId: number }, AppContext>('workshop-email', async () => {})
  const queue = jobQueue<AppContext>(db, pino({ level: 'silent' }), [older])
  await queue.ready()
  await transaction(db, (tx) => queue.add(tx, older, { artisanId: 7 }))
  await queue.stop()
  await database.pool.query(
    `insert into stored_file (id, visibility, format, name, bytes, owner, created_at) values
      (gen_random_uuid(), 'public', 'jpg', 'felt.jpg', 1, 'workshop:7', now()),
      (gen_random_uuid(), 'public', 'jpg', 'felt.jpg', 1, 'manager:7', now())`,
  )

  await migrate(database.pool, MIGRATIONS_FOLDER)

  const { rows: owners } = await database.pool.query('select owner from stored_file order by owner')
  expect(owners).toEqual([{ owner: 'artisan:7' }, { owner: 'manager:7' }])
  const { rows: jobs } = await database.pool.query('select name, data from pgboss.job')
  expect(jobs).toEqual([{ name: 'artisan-email', data: expect.objectContaining({ artisanId: 7 }) }])
})
