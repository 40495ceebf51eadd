import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../sql/database.ts'
import type { FileContext } from './file-context.ts'
import { storedFile, type StoredFile } from './tables.ts'

/**
 * Claims uploaded files within the caller's transaction, in the order of `ids`. An id that is missing from
 * the result belongs to another owner, is already claimed, or no longer exists.
 */
export async function claimFiles(
  tx: Transaction,
  { clock }: Pick<FileContext, 'clock'>,
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
