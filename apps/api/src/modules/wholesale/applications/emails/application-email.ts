import { eq } from 'drizzle-orm'
import { writeEmail } from '#platform/email/plain-email.ts'
import { account } from '#modules/accounts/index.ts'
import { wholesaleApplication } from '../../tables.ts'
import { isCompanyContact } from '../company-contact.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { textsOf } from '#platform/text/i18n.ts'
import type { AppContext } from '#platform/context.ts'
import texts from './texts.json' with { type: 'json' }

const textsIn = textsOf('applications-emails', texts)

const PAGES = { active: '/admin/profile', rejected: '/categories' } as const

export const applicationEmail = defineEmail('application-email', sendApplicationEmail)

/** Emails the decision about an application once. Skips outdated decisions: each has its own email. */
async function sendApplicationEmail(
  context: AppContext,
  { accountId, revision }: { accountId: number; revision: number },
): Promise<void> {
  const { db, mail, settings } = context
  const [found] = await db
    .select({ application: wholesaleApplication, client: account })
    .from(wholesaleApplication)
    .innerJoin(account, isCompanyContact)
    .where(eq(wholesaleApplication.accountId, accountId))
  if (
    !found ||
    found.application.decidedRevision !== revision ||
    found.application.announcedRevision === revision
  )
    return
  const { company, reason } = found.application
  const { email, firstName, language, status } = found.client
  if (status !== 'active' && status !== 'rejected') return
  const t = textsIn(language)
  await mail.send(
    writeEmail({
      to: email,
      name: firstName,
      language,
      subject: t(`application-email.${status}.subject`),
      opening: t(`application-email.${status}.opening`, { company, reason: reason ?? '' }),
      action: {
        text: t(`application-email.${status}.action`),
        link: `${settings.publicUrl}/${language}${PAGES[status]}`,
      },
      closing: t(`application-email.${status}.closing`),
    }),
  )
  await db
    .update(wholesaleApplication)
    .set({ announcedRevision: revision })
    .where(eq(wholesaleApplication.accountId, accountId))
}
