import { eq } from 'drizzle-orm'
import { writeEmail } from '../../../auth/emails/plain-email.ts'
import { account, wholesaleApplication } from '../../../db/schema/people.ts'
import { fillIn } from '../../../mail/fill-in.ts'
import type { AppContext } from '../../../app-context.ts'
import { APPLICATION_EMAIL_MESSAGES } from './application-email-messages.ts'

const PAGES = { active: '/admin/profile', rejected: '/categories' } as const

/**
 * Tells a client once what was decided of their application, in their language. What was decided anew since then has a
 * letter of its own.
 */
export async function sendApplicationEmail(
  context: AppContext,
  accountId: number,
  revision: number,
): Promise<void> {
  const { db, mail, settings } = context
  const [found] = await db
    .select({ application: wholesaleApplication, client: account })
    .from(wholesaleApplication)
    .innerJoin(account, eq(account.id, wholesaleApplication.accountId))
    .where(eq(account.id, accountId))
  if (
    !found ||
    found.application.decidedRevision !== revision ||
    found.application.announcedRevision === revision
  )
    return
  const { company, reason } = found.application
  const { email, firstName, language, status } = found.client
  if (status !== 'active' && status !== 'rejected') return
  const { subject, opening, action, closing } = APPLICATION_EMAIL_MESSAGES[status]
  await mail.send(
    writeEmail({
      to: email,
      name: firstName,
      language,
      subject: subject[language],
      opening: fillIn(opening[language], { company, reason: reason ?? '' }),
      action: { text: action[language], link: `${settings.publicUrl}/${language}${PAGES[status]}` },
      closing: closing[language],
    }),
  )
  await db
    .update(wholesaleApplication)
    .set({ announcedRevision: revision })
    .where(eq(wholesaleApplication.accountId, accountId))
}
