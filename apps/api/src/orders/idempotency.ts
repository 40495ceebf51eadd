import { createHash } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { idempotencyKey } from '../db/schema/orders.ts'
import type { Actor } from '../handler.ts'
import { refuse } from '../refusal.ts'

const HOUR = 3_600_000
/** How long an intent is remembered: with a key of the client's, and by what was sent alone. */
const KEY_LIFE = 72 * HOUR
const NATURAL_LIFE = 60_000

export interface Intent {
  key: string
  fingerprint: string
  expiresAt: Date
}

/** Names one intent of one caller. Without a key, the same order from the same place within a minute is the same intent. */
export function intentOf(
  call: { actor: Actor; ip: string; idempotencyKey: string | undefined },
  fingerprint: string,
  now: Date,
): Intent {
  const who = call.actor.kind === 'guest' ? 'guest' : `${call.actor.market}:${call.actor.userId}`
  const parts =
    call.idempotencyKey === undefined ? ['body', call.ip, fingerprint] : ['key', call.idempotencyKey]
  return {
    key: createHash('sha256')
      .update(JSON.stringify([who, ...parts]))
      .digest('base64url'),
    fingerprint,
    expiresAt: new Date(now.getTime() + (call.idempotencyKey === undefined ? NATURAL_LIFE : KEY_LIFE)),
  }
}

/**
 * Claims an intent, or gives the order it has already made. A twin under way is waited for: the unique key makes
 * the second insert wait for the first to commit or to give up. A refused placement leaves no trace.
 * @throws KEY_REUSED where the key came with another body before.
 */
export async function claimIntent(tx: Transaction, intent: Intent, now: Date): Promise<number | undefined> {
  await tx
    .delete(idempotencyKey)
    .where(and(eq(idempotencyKey.key, intent.key), lte(idempotencyKey.expiresAt, now)))
  const claimed = await tx
    .insert(idempotencyKey)
    .values(intent)
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
  if (claimed.length === 1) return undefined
  const [known] = await tx.select().from(idempotencyKey).where(eq(idempotencyKey.key, intent.key))
  // The row that stood in the way was swept just now: the caller's next try finds the way free.
  if (!known) throw refuse('IN_PROGRESS', { retryAfter: 1 })
  if (known.fingerprint !== intent.fingerprint)
    throw refuse('KEY_REUSED', { message: 'This Idempotency-Key was used for another order.' })
  if (known.orderId === null) throw refuse('IN_PROGRESS', { retryAfter: 1 })
  return known.orderId
}

/** Binds the claimed intent to the order it made, in the same transaction. */
export async function fulfilIntent(tx: Transaction, intent: Intent, orderId: number): Promise<void> {
  await tx.update(idempotencyKey).set({ orderId }).where(eq(idempotencyKey.key, intent.key))
}
