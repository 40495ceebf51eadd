import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { AppContext } from '../context.ts'
import { transaction } from '../sql/transaction.ts'
import { keyOf, previewKeyOf } from './file-keys.ts'
import { storedFile } from './tables.ts'

/** Milliseconds an unused file is kept after its upload or release. */
const WAITING_MS = 24 * 60 * 60 * 1000
const AT_A_TIME = 50

/** Removes uploaded files that nothing uses. Their rows are locked meanwhile, so that none can be claimed. */
export async function sweepFiles({
  db,
  clock,
  files,
}: Pick<AppContext, 'db' | 'clock' | 'files'>): Promise<void> {
  const before = new Date(clock().getTime() - WAITING_MS)
  await transaction(db, async (tx) => {
    const unused = await tx
      .select()
      .from(storedFile)
      .where(
        and(
          isNull(storedFile.claimedAt),
          sql`coalesce(${storedFile.releasedAt}, ${storedFile.createdAt}) < ${before.toISOString()}::timestamptz`,
        ),
      )
      .limit(AT_A_TIME)
      .for('update', { skipLocked: true })
    for (const file of unused) {
      await files.remove(keyOf(file))
      if (file.width !== null && file.visibility === 'private') await files.remove(previewKeyOf(file))
    }
    const ids = unused.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(storedFile).where(inArray(storedFile.id, ids))
  })
}
