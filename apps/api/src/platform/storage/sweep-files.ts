import { and, inArray, isNull, sql } from 'drizzle-orm'
import { causeOf } from '../error-cause.ts'
import type { FileContext } from './file-context.ts'
import { keyOf, previewKeyOf } from './file-keys.ts'
import { storedFile } from './tables.ts'

type Context = Pick<FileContext, 'db' | 'clock' | 'files' | 'log'>

/** Milliseconds an unused file is kept after its upload or release. */
const WAITING_MS = 24 * 60 * 60 * 1000
const AT_A_TIME = 50

/**
 * Removes uploaded files that nothing uses. Their rows go first: a row whose file is gone could still be
 * claimed and shown, while a file without a row harms nobody.
 */
export async function sweepFiles(context: Context): Promise<void> {
  let isMore = true
  while (isMore) isMore = await sweepBatch(context)
}

/** Returns whether to go on: not while the storage fails, since files without a row are not tried again. */
async function sweepBatch({ db, clock, files, log }: Context): Promise<boolean> {
  const before = new Date(clock().getTime() - WAITING_MS)
  const unused = db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(
      and(
        isNull(storedFile.claimedAt),
        sql`coalesce(${storedFile.releasedAt}, ${storedFile.createdAt}) < ${before.toISOString()}::timestamptz`,
      ),
    )
    .limit(AT_A_TIME)
    .for('update', { skipLocked: true })
  let hasFailed = false
  const forgotten = await db.delete(storedFile).where(inArray(storedFile.id, unused)).returning()
  for (const file of forgotten) {
    const keys = [keyOf(file)]
    if (file.width !== null && file.visibility === 'private') keys.push(previewKeyOf(file))
    for (const key of keys)
      try {
        await files.remove(key)
      } catch (error) {
        hasFailed = true
        log.error(
          { err: error, key },
          `storage: removing an unused file failed: ${causeOf(error)}; it remains`,
        )
      }
  }
  return forgotten.length === AT_A_TIME && !hasFailed
}
