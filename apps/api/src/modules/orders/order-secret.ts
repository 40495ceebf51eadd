import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { serverKeyOf } from '#platform/sql/server-key.ts'

/**
 * Returns the secret of an order: 256 bits, derived from a server key and the order's random payment link.
 * It is needed again later (when a placement is sent twice, in emails, on the return from a bank) without
 * being stored, so it is derived, not random. Orders store only its hash: a leak of the orders table opens
 * none of them. The key is in a separate table.
 */
export async function orderSecret(db: Database | Transaction, paymentLink: string): Promise<string> {
  const key = await serverKeyOf(db, 'order-secret')
  return createHmac('sha256', key).update(`order ${paymentLink}`).digest('base64url')
}

export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Whether a secret is that of the order with this hash. Compares in constant time. */
export const isOrderSecret = (secret: string | undefined, hash: Buffer): boolean =>
  secret !== undefined && timingSafeEqual(secretHash(secret), hash)

/** The path where an order is read and paid later. It works only together with the secret. */
export const paymentLinkPath = (paymentLink: string, secret: string): string =>
  `/payment-link/${paymentLink}?k=${secret}`
