import { eq, lte } from 'drizzle-orm'
import type { Transaction } from '../sql/database.ts'
import { onlyRow } from '../sql/only-row.ts'
import { createdBy, type Intent } from './intent.ts'
import { idempotencyKey } from './tables.ts'

/**
 * Returns the id of the row that an intent creates: `create` makes it on the first call, in this transaction.
 * A concurrent call with the same intent waits for the first one, and creates the row itself if that one was
 * refused. Without an intent every call creates a row.
 * @throws KEY_REUSED, and what `create` throws
 */
export async function once(
  tx: Transaction,
  intent: Intent | undefined,
  create: () => Promise<number>,
): Promise<number> {
  if (!intent) return create()
  const { key, sentAt, ...values } = intent
  const ofKey = eq(idempotencyKey.key, key)
  // The unique key makes a concurrent call wait. An expired intent is taken over.
  const claimed = await tx
    .insert(idempotencyKey)
    .values({ key, ...values })
    .onConflictDoUpdate({
      target: idempotencyKey.key,
      set: { ...values, createdId: null },
      setWhere: lte(idempotencyKey.expiresAt, sentAt),
    })
    .returning({ key: idempotencyKey.key })
  if (claimed.length === 0) {
    const known = await tx.select().from(idempotencyKey).where(ofKey)
    return createdBy(intent, onlyRow(known, 'select from idempotency_key'))
  }
  const createdId = await create()
  await tx.update(idempotencyKey).set({ createdId }).where(ofKey)
  return createdId
}
