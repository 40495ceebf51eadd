import { createHash } from 'node:crypto'
import type { Transaction } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'
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

/** A row that has had its day is taken over; one in the way is waited for and left as it is. */
const CLAIM = `
  insert into idempotency_key as known (key, fingerprint, expires_at) values ($1, $2, $3)
  on conflict (key) do update
    set fingerprint = excluded.fingerprint, expires_at = excluded.expires_at, order_id = null
    where known.expires_at <= $4
  returning key`

const KNOWN = 'select fingerprint, order_id from idempotency_key where key = $1'

/**
 * Claims an intent, or gives the order it has already made. A twin under way is waited for: the unique key makes
 * the second insert wait for the first to commit or to give up. A refused placement leaves no trace.
 * @throws KEY_REUSED where the key came with another body before.
 */
export async function claimIntent(tx: Transaction, intent: Intent, now: Date): Promise<number | undefined> {
  const { key, fingerprint, expiresAt } = intent
  const claimed = await statement(tx, CLAIM, [key, fingerprint, expiresAt, now])
  if (claimed.length === 1) return undefined
  const rows = await statement<{ fingerprint: string; order_id: number | null }>(tx, KNOWN, [key])
  const [known] = rows
  // The row that stood in the way was swept just now: the caller's next try finds the way free.
  if (!known) throw refuse('IN_PROGRESS', { retryAfter: 1 })
  if (known.fingerprint !== fingerprint)
    throw refuse('KEY_REUSED', { message: 'This Idempotency-Key was used for another order.' })
  if (known.order_id === null) throw refuse('IN_PROGRESS', { retryAfter: 1 })
  return known.order_id
}
