import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { migrate } from '#platform/sql/migrate.ts'
import { MIGRATIONS_FOLDER } from './open-store-context.ts'
import { tempFolder } from './temp-folder.ts'

/** Migrates a database to the state of an older version: up to the given migration. */
export async function migrateTo(pool: Pool, last: number): Promise<void> {
  await using folder = await tempFolder()
  const target = join(folder.path, 'migrations')
  await mkdir(target)
  await cp(MIGRATIONS_FOLDER, target, { recursive: true })
  const journal = join(target, 'meta/_journal.json')
  const all = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number }[] } // written by drizzle-kit
  await writeFile(journal, JSON.stringify({ ...all, entries: all.entries.filter(({ idx }) => idx <= last) }))
  await migrate(pool, target)
}
