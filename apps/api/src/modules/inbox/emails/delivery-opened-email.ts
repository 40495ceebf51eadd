import { and, eq, isNull } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { countryName } from '#platform/countries/country-name.ts'
import { emailIdOf } from '#platform/email/email-id.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { unsubscribeLinks } from '../unsubscribe-links.ts'
import { deliveryRequest } from '../tables.ts'
import { emailTextsIn } from './email-texts.ts'

export const deliveryOpenedEmail = defineEmail('delivery-opened', sendDeliveryOpened)

/**
 * Emails once that the store now delivers to the requested country. Skips addresses that have unsubscribed.
 */
async function sendDeliveryOpened(context: AppContext, { requestId }: { requestId: number }): Promise<void> {
  const { db, clock, mail, settings } = context
  const [row] = await db
    .select()
    .from(deliveryRequest)
    .where(
      and(
        eq(deliveryRequest.id, requestId),
        isNull(deliveryRequest.leftAt),
        isNull(deliveryRequest.notifiedAt),
      ),
    )
  if (!row) return
  const { email, language, country, key } = row
  const t = emailTextsIn(language)
  const name = countryName(country, language)
  const { page, onePress } = unsubscribeLinks(settings, row)
  await mail.send(
    writeEmail({
      to: email,
      language,
      subject: t('delivery-opened.subject', { country: name }),
      opening: t('delivery-opened.opening', { country: name }),
      action: {
        text: t('delivery-opened.action'),
        link: `${settings.publicUrl}/${language}/categories`,
      },
      closing: t('delivery-opened.closing'),
      leave: { text: t('delivery-opened.leave'), page, onePress },
    }),
    await emailIdOf(db, 'delivery-opened', key, row.createdAt.toISOString()),
  )
  await db.update(deliveryRequest).set({ notifiedAt: clock() }).where(eq(deliveryRequest.id, requestId))
}
