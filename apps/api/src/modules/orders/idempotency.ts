import { createHash } from 'node:crypto'
import type { Principal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import { HOUR_MS } from '#platform/time.ts'

/** Milliseconds that an intent is remembered: with an idempotency key, and by the body alone. */
const KEY_LIFETIME_MS = 72 * HOUR_MS
const BODY_LIFETIME_MS = 60_000

export interface Intent {
  key: string
  fingerprint: string
  expiresAt: Date
}

/**
 * Identifies one intent of one caller. Without a key, the same body from the same IP within a minute is one
 * intent.
 */
export function intentOf(
  call: { principal: Principal; ip: string; idempotencyKey: string | undefined },
  fingerprint: string,
  now: Date,
): Intent {
  const who = call.principal.kind === 'guest' ? 'guest' : `${call.principal.market}:${call.principal.userId}`
  const parts =
    call.idempotencyKey === undefined ? ['body', call.ip, fingerprint] : ['key', call.idempotencyKey]
  return {
    key: createHash('sha256')
      .update(JSON.stringify([who, ...parts]))
      .digest('base64url'),
    fingerprint,
    expiresAt: new Date(
      now.getTime() + (call.idempotencyKey === undefined ? BODY_LIFETIME_MS : KEY_LIFETIME_MS),
    ),
  }
}

/** A stored intent and the order it created. */
export interface KnownIntent {
  fingerprint: string
  orderId: number | null
}

/**
 * Returns the id of the order that the intent has already created.
 * @throws KEY_REUSED when the key was used with another body, IN_PROGRESS while that order is being placed
 */
export function orderOfIntent({ fingerprint }: Intent, known: KnownIntent): number {
  if (known.fingerprint !== fingerprint)
    throw refuse('KEY_REUSED', { message: 'This Idempotency-Key was used for another order.' })
  if (known.orderId === null) throw refuse('IN_PROGRESS', { retryAfter: 1 })
  return known.orderId
}
