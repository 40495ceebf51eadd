import { createHmac } from 'node:crypto'
import type { Database } from '#platform/sql/database.ts'
import { serverKeyOf } from '#platform/sql/server-key.ts'

/** Days that a link to confirm an address works. */
export const LINK_DAYS = 3

/** The secret of the link that confirms an address for an account. */
export type ConfirmationSecret = (of: { id: number; email: string }) => string

/**
 * Secrets are computed, not drawn: every email about the same address holds the same link, so an email sent twice
 * does not make the first one's link useless. Ask for them before a transaction begins.
 */
export async function confirmationSecrets(db: Database): Promise<ConfirmationSecret> {
  const key = await serverKeyOf(db, 'email-confirmation')
  return ({ id, email }) => createHmac('sha256', key).update(`confirm ${id} ${email}`).digest('base64url')
}
