import { createHmac } from 'node:crypto'
import type { Database } from '#platform/sql/database.ts'
import { serverKeyOf } from '#platform/sql/server-key.ts'

/** Days that a confirmation link is valid. */
export const LINK_DAYS = 3

/** Returns the secret of the link that confirms an address for an account. */
export type ConfirmationSecret = (of: { id: number; email: string }) => string

/**
 * Loads the key of the confirmation secrets. They are derived, not random: all emails about one address
 * contain the same link, so a repeated email does not invalidate the first. Call it before a transaction
 * begins.
 */
export async function confirmationSecrets(db: Database): Promise<ConfirmationSecret> {
  const key = await serverKeyOf(db, 'email-confirmation')
  return ({ id, email }) => createHmac('sha256', key).update(`confirm ${id} ${email}`).digest('base64url')
}
