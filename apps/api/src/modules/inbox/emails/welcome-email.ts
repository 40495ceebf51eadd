import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { unsubscribeLinks } from '../unsubscribe-links.ts'
import { subscriber } from '../tables.ts'
import { emailTextsIn } from './email-texts.ts'
import { DAY_MS } from '#platform/time.ts'

export const welcomeEmail = defineEmail('subscriber-welcome', sendWelcome)

/**
 * Welcomes an address to the mailing list, with a link to unsubscribe; at most once a day, however often it
 * resubscribes.
 */
async function sendWelcome(context: AppContext, { subscriberId }: { subscriberId: number }): Promise<void> {
  const { db, clock, mail, settings } = context
  const now = clock()
  const isDue = or(isNull(subscriber.welcomedAt), lt(subscriber.welcomedAt, new Date(now.getTime() - DAY_MS)))
  const [row] = await db
    .select()
    .from(subscriber)
    .where(and(eq(subscriber.id, subscriberId), isNull(subscriber.leftAt), isDue))
  if (!row) return
  const { email, language } = row
  const t = emailTextsIn(language)
  const { page, onePress } = unsubscribeLinks(settings, row)
  await mail.send(
    writeEmail({
      to: email,
      language,
      subject: t('subscriber-welcome.subject'),
      opening: t('subscriber-welcome.opening'),
      action: { text: t('subscriber-welcome.action'), link: `${settings.publicUrl}/${language}/blog` },
      closing: t('subscriber-welcome.closing'),
      leave: { text: t('subscriber-welcome.leave'), page, onePress },
    }),
  )
  await db.update(subscriber).set({ welcomedAt: now }).where(eq(subscriber.id, subscriberId))
}
