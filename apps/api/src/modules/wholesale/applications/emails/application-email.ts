import { eq } from 'drizzle-orm'
import { writeEmail } from '#platform/email/plain-email.ts'
import { account } from '#modules/accounts/index.ts'
import { wholesaleApplication } from '../../tables.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { fillIn } from '#platform/email/fill-in.ts'
import type { AppContext } from '#platform/context.ts'
import { APPLICATION_EMAIL_MESSAGES } from './application-email-messages.ts'

const PAGES = { active: '/admin/profile', rejected: '/categories' } as const

export const applicationEmail = defineEmail('application-email', sendApplicationEmail)

/** Emails a decision about an application once. A later decision has an email of its own. */
async function sendApplicationEmail(
  context: AppContext,
  { accountId, revision }: { accountId: number; revision: number },
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
