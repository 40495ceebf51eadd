import { join } from 'node:path'
import { databaseOver } from '#platform/sql/database.ts'
import { migrate } from '#platform/sql/migrate.ts'
import { testContext, type TestContext } from './test-context.ts'
import { createTestDatabase, dropTestDatabase } from './test-database.ts'

export interface AuthTestApp extends TestContext {
  close(): Promise<void>
}

const migrations = join(import.meta.dirname, '../../migrations')

/** A store without accounts, on a database of its own. */
export async function openAuthTestApp(): Promise<AuthTestApp> {
  const database = await createTestDatabase({
    template: 'people',
    prepare: (pool) => migrate(pool, migrations),
  })
  return { ...testContext(databaseOver(database.pool)), close: () => dropTestDatabase(database) }
}
