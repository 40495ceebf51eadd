import { and, eq, gt } from 'drizzle-orm'
import { account, emailConfirmation, passwordRequest } from '../../db/schema/people.ts'
import type { AppContext } from '../../app-context.ts'
import { confirmationSecrets } from '../confirmation-secrets.ts'
import { accountOf, type AccountRow } from '../log-in.ts'
import { saveTemporaryPassword, sayable } from '../temporary-password.ts'
import { accountEmail } from './account-email.ts'
import type { QueuedEmailKind } from './account-email-messages.ts'

/** Sends a letter about an account. The queue tries again where the mail does not take it. */
export async function sendAccountEmail(context: AppContext, accountId: number, kind: QueuedEmailKind) {
  const [who] = await context.db.select().from(account).where(eq(account.id, accountId))
  if (!who) return
  if (kind === 'password-changed')
    return context.mail.send(accountEmail(who, kind, { to: who.email, email: who.email }))
  const [asked] = await context.db
    .select({ email: emailConfirmation.email })
    .from(emailConfirmation)
    .where(and(eq(emailConfirmation.accountId, accountId), gt(emailConfirmation.expiresAt, context.clock())))
  if (!asked) return
  if (kind === 'email-asked')
    return context.mail.send(accountEmail(who, kind, { to: who.email, email: asked.email }))
  return sendLink(context, who, asked.email)
}

async function sendLink(context: AppContext, who: AccountRow, email: string): Promise<void> {
  const secretOf = await confirmationSecrets(context.db)
  const secret = secretOf({ id: who.id, email })
  const link = `${context.settings.publicUrl}/${who.language}/admin/confirm-email?k=${secret}`
  await context.mail.send(accountEmail(who, 'confirm-email', { to: email, email, link }))
}

/** Mails a temporary password to whoever has the e-mail of a request; its time runs from here. */
export async function sendPasswordEmail(context: AppContext, requestId: number): Promise<void> {
  const { db } = context
  const [request] = await db.select().from(passwordRequest).where(eq(passwordRequest.id, requestId))
  const who = request && (await accountOf(context, request.emailKey))
  if (who) {
    const code = sayable(context.random.secret())
    await saveTemporaryPassword(db, { accountId: who.id, password: code, now: context.clock() })
    const link = `${context.settings.publicUrl}/${who.language}/admin/recover-password?email=${encodeURIComponent(who.email)}`
    await context.mail.send(
      accountEmail(who, 'temporary-password', { to: who.email, email: who.email, code, link }),
    )
  }
  await db.delete(passwordRequest).where(eq(passwordRequest.id, requestId))
}
