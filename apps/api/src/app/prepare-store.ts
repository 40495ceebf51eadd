import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { importPriceListsFile } from '#modules/delivery/index.ts'
import type { Settings } from '#platform/env.ts'
import { databaseOver, type Database } from '#platform/sql/database.ts'
import { migrate } from '#platform/sql/migrate.ts'
import type { ApiOptions } from './api.ts'

interface PreparedStore {
  db: Database
  hasDemoPeople: boolean
}

/** Migrates the database, fills an empty one with the demo shop, and imports price lists. */
export async function prepareStore(
  pool: Pool,
  { delivery: { tariffsFile } }: Settings,
  { migrationsFolder, demo }: ApiOptions,
): Promise<PreparedStore> {
  await migrate(pool, migrationsFolder)
  const db = databaseOver(pool)
  if (demo && (await isEmpty(db))) await demo.seed(db)
  const hasDemoPeople = (await demo?.hasPeople(db)) ?? false
  if (tariffsFile !== undefined) await importPriceListsFile(db, tariffsFile)
  return { db, hasDemoPeople }
}

const isEmpty = async (db: Database) => (await db.execute(sql`select from product limit 1`)).rowCount === 0
