import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MIGRATIONS_FOLDER } from '#testing/open-store-context.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { createTestDatabase, dropTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { databaseOver, type Database } from './database.ts'
import { followRevision } from './follow-revision.ts'
import { migrate } from './migrate.ts'
import { bumpRevision, EVERYTHING, REVISION_CHANNEL, type Tag } from './revision.ts'
import { transaction } from './transaction.ts'

type Followed = Awaited<ReturnType<typeof followRevision>>

let database: TestDatabase
let db: Database
/** Two processes of one store. */
let one: Followed
let other: Followed
beforeAll(async () => {
  database = await createTestDatabase({
    template: 'migrated',
    prepare: (pool) => migrate(pool, MIGRATIONS_FOLDER),
  })
  db = databaseOver(database.pool)
  one = await followRevision(database, quietLog)
  other = await followRevision(database, quietLog)
})
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await dropTestDatabase(database)
})

const change = (...tags: Tag[]) => transaction(db, (tx) => bumpRevision(tx, tags))
const areEven = () => expect.poll(() => other.current()).toBe(one.current())
beforeEach(async () => {
  await one.refresh()
  await areEven()
})

test('every process learns of a change by tag, and other tags stay as they are', async () => {
  const before = other.current()
  await change('product:7', 'prices')
  await expect.poll(() => other.current(['product:7'])).toBe(before + 1)
  expect(other.current(['faq_entry', 'prices'])).toBe(before + 1)
  expect(other.current(['product:8', 'faq_entry'])).toBeLessThanOrEqual(before)
  expect(other.current()).toBe(before + 1)
})

test('the process that made a change can see it before the notification arrives', async () => {
  const before = one.current()
  await change('product:7')
  await one.refresh()
  expect(one.current(['product:7'])).toBe(before + 1)
  expect(one.current(['product:8'])).toBeLessThanOrEqual(before)
})

test('a change without tags changes every tag, and any change changes the tag for everything', async () => {
  const before = other.current() + 1
  await change('product:7')
  await expect.poll(() => other.current([EVERYTHING])).toBe(before)
  await transaction(db, (tx) => bumpRevision(tx))
  await expect.poll(() => other.current(['product:8'])).toBe(before + 1)
})

test('a change with more tags than a notification holds is read from the database', async () => {
  const before = other.current()
  const names = Array.from({ length: 2_000 }, (_, id) => `product:${id}`)
  await change(...names)
  await expect.poll(() => other.current(['product:1999'])).toBe(before + 1)
  expect(other.current(['faq_entry'])).toBeLessThanOrEqual(before)
})

test('changes with lost notifications are read from the database by tag', async () => {
  const before = other.current()
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`,
  )
  await change('product:7')
  await change('product:9')
  await expect.poll(() => other.current(), { timeout: 10_000 }).toBe(before + 2)
  expect(other.current(['product:7'])).toBe(before + 1)
  expect(other.current(['product:9'])).toBe(before + 2)
  expect(other.current(['product:8'])).toBeLessThanOrEqual(before)
})

test('a change by an earlier version, without tags, changes every tag', async () => {
  const before = other.current()
  await database.pool.query(
    `with bumped as (update content_revision set revision = revision + 1 returning revision)
     select pg_notify('${REVISION_CHANNEL}', revision::text) from bumped`,
  )
  await vi.waitFor(() => expect(other.current(['product:8'])).toBe(before + 1))
})
