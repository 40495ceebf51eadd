import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { serverKeyOf } from '#platform/sql/server-key.ts'

/**
 * The secret of an order: 256 bits, computed from a key of the server and the order's own random name.
 *
 * It must be said again later (to the same placement sent twice, in emails, on the way back from a bank)
 * without being stored, so it is derived, not drawn. Orders keep only its hash: whoever reads the table of orders,
 * in a report, a log or a leak, can open none of them. The key lives in a table of its own.
 */
export async function orderSecret(db: Database | Transaction, paymentLink: string): Promise<string> {
  const key = await serverKeyOf(db, 'order-secret')
  return createHmac('sha256', key).update(`order ${paymentLink}`).digest('base64url')
}

export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Compares in constant time. */
export const opensOrder = (secret: string | undefined, hash: Buffer): boolean =>
  secret !== undefined && timingSafeEqual(secretHash(secret), hash)

/** Where an order is read and paid later; leads to the order together with its secret only. */
export const paymentLinkPath = (paymentLink: string, secret: string): string =>
  `/payment-link/${paymentLink}?k=${secret}`
