import { formatDate } from '@shyrdak/sdk/format'
import { and, eq, isNull } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { emailIdOf } from '#platform/email/email-id.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { inboxReminder } from '../tables.ts'
import { inboxWaiting } from '../waiting.ts'
import { emailTextsIn } from './email-texts.ts'

interface Payload {
  day: string
  accountId: number
}

export const reminderEmail = defineEmail('inbox-reminder', sendReminder)

/** Emails a manager once a day what is waiting in the inbox. */
async function sendReminder(context: AppContext, { day, accountId }: Payload): Promise<void> {
  const { db, mail, settings, clock } = context
  const isThis = and(eq(inboxReminder.day, day), eq(inboxReminder.accountId, accountId))
  const [found] = await db
    .select({ reader: account })
    .from(inboxReminder)
    .innerJoin(account, eq(account.id, inboxReminder.accountId))
    .where(and(isThis, isNull(inboxReminder.sentAt), eq(account.status, 'active')))
  const { feedback, questions } = await inboxWaiting(db)
  const count = feedback.count + questions.count
  if (!found || count === 0) return
  const { email, firstName, language } = found.reader
  const t = emailTextsIn(language)
  const oldest = [feedback.since, questions.since].filter((since) => since !== null)
  const since = new Date(Math.min(...oldest.map((one) => one.getTime())))
  await mail.send(
    writeEmail({
      to: email,
      name: firstName,
      language,
      subject: t('inbox-reminder.subject', { count }),
      opening: [
        t('inbox-reminder.feedback', { count: feedback.count }),
        t('inbox-reminder.questions', { count: questions.count }),
        t('inbox-reminder.since', { day: formatDate(since.toISOString(), language) }),
      ].join('\n'),
      action: {
        text: t('inbox-reminder.action'),
        link: `${settings.publicUrl}/${language}/desk/inbox/${feedback.count > 0 ? 'feedback' : 'questions'}`,
      },
      closing: t('inbox-reminder.closing'),
    }),
    await emailIdOf(db, 'inbox-reminder', day, accountId),
  )
  await db.update(inboxReminder).set({ sentAt: clock() }).where(isThis)
}
