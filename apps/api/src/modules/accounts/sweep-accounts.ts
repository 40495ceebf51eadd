import { lte } from 'drizzle-orm'
import {
  emailConfirmation,
  familiarAddress,
  loginDelay,
  passwordRequest,
  session,
  temporaryPassword,
} from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { DAY_MS } from '#platform/time.ts'

/** Deletes expired sessions, links, login failures and password requests. */
export async function sweepAccounts({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await db.delete(session).where(lte(session.expiresAt, now))
  await db.delete(temporaryPassword).where(lte(temporaryPassword.expiresAt, now))
  await db.delete(emailConfirmation).where(lte(emailConfirmation.expiresAt, now))
  await db.delete(loginDelay).where(lte(loginDelay.forgottenAt, now))
  await db.delete(familiarAddress).where(lte(familiarAddress.forgottenAt, now))
  await db.delete(passwordRequest).where(lte(passwordRequest.createdAt, new Date(now.getTime() - DAY_MS)))
}
