import { createHmac } from 'node:crypto'
import type { Database } from '../sql/database.ts'
import { serverKeyOf } from '../sql/server-key.ts'

/**
 * A deterministic id for an email, derived from what makes it unique, such as an order and a kind. Every job
 * that sends the same email computes the same id, and no other store does. A UUID version 8 (RFC 9562).
 */
export async function emailIdOf(db: Database, ...what: (string | number)[]): Promise<string> {
  const key = await serverKeyOf(db, 'email-id')
  const hex = createHmac('sha256', key).update(JSON.stringify(what)).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
