import { and, eq, gt } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { confirmationSecrets } from '../confirmation-secrets.ts'
import type { AccountRow } from '../log-in.ts'
import { account, emailConfirmation } from '../tables.ts'
import { writeAccountEmail, type QueuedEmailKind } from './write-account-email.ts'

interface Payload {
  accountId: number
  kind: QueuedEmailKind
}

export const accountEmail = defineEmail('account-email', sendAccountEmail)

async function sendAccountEmail(context: AppContext, { accountId, kind }: Payload): Promise<void> {
  const [who] = await context.db.select().from(account).where(eq(account.id, accountId))
  if (!who) return
  if (kind === 'password-changed')
    return context.mail.send(writeAccountEmail(who, kind, { to: who.email, email: who.email }))
  const [confirmation] = await context.db
    .select({ email: emailConfirmation.email })
    .from(emailConfirmation)
    .where(and(eq(emailConfirmation.accountId, accountId), gt(emailConfirmation.expiresAt, context.clock())))
  if (!confirmation) return
  if (kind === 'email-asked')
    return context.mail.send(writeAccountEmail(who, kind, { to: who.email, email: confirmation.email }))
  return sendLink(context, who, confirmation.email)
}

async function sendLink(context: AppContext, who: AccountRow, email: string): Promise<void> {
  const secretOf = await confirmationSecrets(context.db)
  const secret = secretOf({ id: who.id, email })
  const link = `${context.settings.publicUrl}/${who.language}/admin/confirm-email?k=${secret}`
  await context.mail.send(writeAccountEmail(who, 'confirm-email', { to: email, email, link }))
}
