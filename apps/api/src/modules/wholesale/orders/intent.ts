import { createHash } from 'node:crypto'
import type { AppContext } from '#platform/context.ts'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import { bodyFingerprint } from '#modules/orders/index.ts'
import { eq } from 'drizzle-orm'
import { wholesaleOrder } from '../tables.ts'

export interface Intent {
  key: string
  fingerprint: string
}

/** Identifies one intent of one account. Without an idempotency key every call is its own intent. */
export const intentOf = (
  { random }: Pick<AppContext, 'random'>,
  { userId }: EmployeePrincipal,
  { idempotencyKey, body }: { idempotencyKey: string | undefined; body: unknown },
): Intent => ({
  key: createHash('sha256')
    .update(JSON.stringify([userId, idempotencyKey ?? random.uuid()]))
    .digest('base64url'),
  fingerprint: bodyFingerprint(body),
})

/**
 * Returns the id of the order that an intent has already created.
 * @throws KEY_REUSED when the key was used with another body
 */
async function orderOfIntent(
  { db }: Pick<AppContext, 'db'>,
  { key, fingerprint }: Intent,
): Promise<number | undefined> {
  const [made] = await db
    .select({ id: wholesaleOrder.id, fingerprint: wholesaleOrder.fingerprint })
    .from(wholesaleOrder)
    .where(eq(wholesaleOrder.intentKey, key))
  if (made && made.fingerprint !== fingerprint)
    throw refuse('KEY_REUSED', { message: 'This Idempotency-Key was used for another order.' })
  return made?.id
}

/**
 * Returns the order of an intent, creating it with `make` on the first call. A concurrent request waits in
 * `make` and gets the same order.
 * @throws KEY_REUSED
 */
export async function oncePerIntent(
  context: Pick<AppContext, 'db'>,
  intent: Intent,
  make: () => Promise<number | undefined>,
): Promise<number> {
  const orderId =
    (await orderOfIntent(context, intent)) ?? (await make()) ?? (await orderOfIntent(context, intent))
  if (orderId === undefined) throw new Error('select from wholesale_order by intent returned no row')
  return orderId
}
