import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { accountOf } from '../log-in.ts'
import { passwordRequest } from '../tables.ts'
import { saveTemporaryPassword, temporaryPasswordOf } from '../temporary-password.ts'
import { writeAccountEmail } from './write-account-email.ts'

export const passwordEmail = defineEmail('password-email', sendPasswordEmail)

/**
 * Mails a temporary password to whoever has the email of a request; its time runs from here. However often it is asked
 * for, an account is mailed a few in half an hour, all of which work: nobody else's requests keep its person out.
 */
async function sendPasswordEmail(context: AppContext, { requestId }: { requestId: number }): Promise<void> {
  const { db } = context
  const [request] = await db.select().from(passwordRequest).where(eq(passwordRequest.id, requestId))
  const who = request && (await accountOf(context, request.emailKey))
  if (who) {
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
