import { eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { textsOf } from '#platform/text/i18n.ts'
import { clientTerms } from '../../client-terms.ts'
import { employeeInvitation } from '../../tables.ts'
import texts from './texts.json' with { type: 'json' }

const textsIn = textsOf('employees-emails', texts)

export const invitationEmail = defineEmail('invitation-email', sendInvitation)

/**
 * Emails an employee an invitation. The link leads to the page for a forgotten password, which emails a
 * temporary one, so invitations do not expire and contain no secret.
 */
async function sendInvitation(
  { db, mail, settings, clock }: AppContext,
  { accountId }: { accountId: number },
): Promise<void> {
  const [found] = await db
    .select({ who: account, invitation: employeeInvitation })
    .from(employeeInvitation)
    .innerJoin(account, eq(account.id, employeeInvitation.accountId))
    .where(eq(account.id, accountId))
  if (!found || found.invitation.sentAt !== null) return
  const { who } = found
  if (who.companyId === null || who.status === 'closed' || who.passwordHash !== null) return
  const { company } = await clientTerms(db, { id: who.companyId })
  const { email, firstName, language } = who
  const t = textsIn(language)
  await mail.send(
    writeEmail({
      to: email,
      name: firstName,
      language,
      subject: t('invitation-email.subject', { company }),
      opening: t('invitation-email.opening', { company }),
      action: {
        text: t('invitation-email.action'),
        link: `${settings.publicUrl}/${language}/admin/forgot-password?email=${encodeURIComponent(email)}`,
      },
      closing: t('invitation-email.closing'),
    }),
  )
  await db
    .update(employeeInvitation)
    .set({ sentAt: clock() })
    .where(eq(employeeInvitation.accountId, accountId))
}
