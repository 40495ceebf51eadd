import { createHmac } from 'node:crypto'
import type { Database } from '../sql/database.ts'
import { serverKeyOf } from '../sql/server-key.ts'

/**
 * The id of an email that there is only once, by what makes it the one, such as an order and a kind: the same for every
 * job that sends it and in no other store. A UUID as RFC 9562 leaves them to whoever makes them (version 8).
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
