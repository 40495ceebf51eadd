import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AppContext } from '../context.ts'
import type { Transaction } from '../sql/database.ts'
import { storedFile, type StoredFile } from './tables.ts'

/**
 * Keeps files that something begins to use, within the transaction that does: those of this owner that nothing uses yet,
 * in the order of `ids`. Whose id is missing in the answer is another's, used already, or gone.
 */
export async function claimFiles(
  tx: Transaction,
  { clock }: Pick<AppContext, 'clock'>,
  { ids, owner }: { ids: readonly string[]; owner: string },
): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  const kept = await tx
    .update(storedFile)
    .set({ claimedAt: clock() })
    .where(and(inArray(storedFile.id, [...ids]), eq(storedFile.owner, owner), isNull(storedFile.claimedAt)))
    .returning()
  return ids.flatMap((id) => kept.find((file) => file.id === id) ?? [])
}
