import { readFile } from 'node:fs/promises'
import { StartRefusal } from '#platform/start-refusal.ts'
import type { Database } from '#platform/sql/database.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { importPriceLists } from './import-price-lists.ts'
import { readPriceLists } from './read-price-lists.ts'
import { takeLock } from '#platform/sql/advisory-locks.ts'

/**
 * Imports the price lists of a file, all or nothing.
 * @throws StartRefusal
 */
export async function importPriceListsFile(db: Database, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartRefusal(`The setting TARIFFS_FILE names a file that cannot be read: ${file}.`, {
      cause: error,
    })
  })
  try {
    const listed = await readPriceLists(text)
    await transaction(db, async (tx) => {
      await takeLock(tx, 'priceLists')
      if (await importPriceLists(tx, listed)) await bumpRevision(tx)
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefusal(`The price lists of TARIFFS_FILE were not imported: ${file}, ${reason}.`, {
      cause: error,
    })
  }
}
