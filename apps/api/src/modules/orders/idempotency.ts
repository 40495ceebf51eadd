import { createHash } from 'node:crypto'
import type { Principal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'

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
    expiresAt: new Date(now.getTime() + (call.idempotencyKey === undefined ? NATURAL_LIFE : KEY_LIFE)),
  }
}

/** What an intent has made before. */
export interface KnownIntent {
  fingerprint: string
  orderId: number | null
}

/**
 * The order that an intent has already made.
 * @throws KEY_REUSED where the key came with another body before.
 */
export function orderOfIntent({ fingerprint }: Intent, known: KnownIntent): number {
  if (known.fingerprint !== fingerprint)
    throw refuse('KEY_REUSED', { message: 'This Idempotency-Key was used for another order.' })
  if (known.orderId === null) throw refuse('IN_PROGRESS', { retryAfter: 1 })
  return known.orderId
}
