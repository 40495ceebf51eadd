import { and, eq, gt } from 'drizzle-orm'
import { account, emailConfirmation, passwordRequest } from '../../db/schema/people.ts'
import type { Tools } from '../../tools.ts'
import { confirmationSecrets } from '../confirmation-secrets.ts'
import { accountOf, type AccountRow } from '../log-in.ts'
import { keepTemporaryPassword, sayable } from '../temporary-password.ts'
import { accountLetter } from './account-letter.ts'
import type { QueuedLetterKind } from './letter-words.ts'

/** Sends a letter about an account. The queue tries again where the mail does not take it. */
export async function sendAccountLetter(tools: Tools, accountId: number, kind: QueuedLetterKind) {
  const [who] = await tools.db.select().from(account).where(eq(account.id, accountId))
  if (!who) return
  if (kind === 'password-changed')
    return tools.mail.send(accountLetter(who, kind, { to: who.email, email: who.email }))
  const [asked] = await tools.db
    .select({ email: emailConfirmation.email })
    .from(emailConfirmation)
    .where(and(eq(emailConfirmation.accountId, accountId), gt(emailConfirmation.expiresAt, tools.clock())))
  if (!asked) return
  if (kind === 'email-asked')
    return tools.mail.send(accountLetter(who, kind, { to: who.email, email: asked.email }))
  return sendLink(tools, who, asked.email)
}

async function sendLink(tools: Tools, who: AccountRow, email: string): Promise<void> {
  const secretOf = await confirmationSecrets(tools.db)
  const secret = secretOf({ id: who.id, email })
  const link = `${tools.settings.publicUrl}/${who.language}/admin/confirm-email?k=${secret}`
  await tools.mail.send(accountLetter(who, 'confirm-email', { to: email, email, link }))
}

/** Mails a temporary password to whoever has the e-mail of a request; its time runs from here. */
export async function sendPasswordLetter(tools: Tools, requestId: number): Promise<void> {
  const { db } = tools
  const [request] = await db.select().from(passwordRequest).where(eq(passwordRequest.id, requestId))
  const who = request && (await accountOf(tools, request.emailKey))
  if (who) {
    const code = sayable(tools.random.secret())
    await keepTemporaryPassword(db, { accountId: who.id, password: code, now: tools.clock() })
    const link = `${tools.settings.publicUrl}/${who.language}/admin/recover-password?email=${encodeURIComponent(who.email)}`
    await tools.mail.send(
      accountLetter(who, 'temporary-password', { to: who.email, email: who.email, code, link }),
    )
  }
  await db.delete(passwordRequest).where(eq(passwordRequest.id, requestId))
}
