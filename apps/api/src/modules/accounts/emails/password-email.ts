import { eq } from 'drizzle-orm'
import type { Language } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import type { Database } from '#platform/sql/database.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { accountOf, type AccountRow } from '../log-in.ts'
import { account, passwordRequest } from '../tables.ts'
import { saveTemporaryPassword, temporaryPasswordOf } from '../temporary-password.ts'
import { writeAccountEmail } from './write-account-email.ts'

export const passwordEmail = defineEmail('password-email', sendPasswordEmail)

interface Payload {
  requestId: number
  /** The language of the page with the request; absent in jobs queued by older versions. */
  language?: Language
}

/**
 * A manager named in the settings has not chosen a language. Until they set a password, they get the language
 * of the desk page where they request one.
 */
async function withLanguage(db: Database, who: AccountRow, language = who.language): Promise<AccountRow> {
  const isNew = who.market === 'management' && who.passwordHash === null
  if (!isNew || language === who.language) return who
  await db.update(account).set({ language }).where(eq(account.id, who.id))
  return { ...who, language }
}

/**
 * Emails a temporary password to the account of a request, if there is one. Its lifetime starts now. Only a
 * few are sent per account in half an hour and all of them work, so that requests by others cannot lock the
 * owner out.
 */
async function sendPasswordEmail(context: AppContext, { requestId, language }: Payload): Promise<void> {
  const { db } = context
  const [request] = await db.select().from(passwordRequest).where(eq(passwordRequest.id, requestId))
  const found = request && (await accountOf(context, request.emailKey))
  if (found) {
    const who = await withLanguage(db, found, language)
    const code = await temporaryPasswordOf(db, requestId)
    const isDue = await transaction(db, (tx) =>
      saveTemporaryPassword(tx, { accountId: who.id, password: code, now: context.clock() }),
    )
    const link = `${context.settings.publicUrl}/${who.language}/admin/recover-password?email=${encodeURIComponent(who.email)}`
    if (isDue)
      await context.mail.send(
        writeAccountEmail(who, 'temporary-password', { to: who.email, email: who.email, code, link }),
      )
  }
  await db.delete(passwordRequest).where(eq(passwordRequest.id, requestId))
}
