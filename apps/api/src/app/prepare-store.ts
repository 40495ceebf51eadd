import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { importPriceListsFile } from '#modules/delivery/index.ts'
import type { Settings } from '#platform/env.ts'
import { databaseOver, type Database } from '#platform/sql/database.ts'
import { migrate } from '#platform/sql/migrate.ts'
import type { ApiOptions } from './api.ts'
import { checkDemoAccounts } from './check-demo-accounts.ts'

interface PreparedStore {
  db: Database
  hasDemoPeople: boolean
}

/** Migrates the database, fills an empty one with the demo shop, and imports price lists. */
export async function prepareStore(
  pool: Pool,
  settings: Settings,
  { migrationsFolder, demo, demoPassword, log }: ApiOptions & { log: Logger },
): Promise<PreparedStore> {
  await migrate(pool, migrationsFolder)
  const db = databaseOver(pool)
  if (demo && (await isEmpty(db))) await demo.seed(db)
  if (!demo && demoPassword !== undefined) await checkDemoAccounts({ db, log }, settings, demoPassword)
  const hasDemoPeople = (await demo?.hasPeople(db)) ?? false
  const { tariffsFile } = settings.delivery
  if (tariffsFile !== undefined) await importPriceListsFile(db, tariffsFile)
  return { db, hasDemoPeople }
}

const isEmpty = async (db: Database) => (await db.execute(sql`select from product limit 1`)).rowCount === 0
