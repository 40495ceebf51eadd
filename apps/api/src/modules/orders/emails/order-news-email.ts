import { orderStatusLabel } from '@shyrdak/sdk/messages'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { i18nOf, textsOf } from '#platform/text/i18n.ts'
import { orderSecret, paymentLinkPath } from '../order-secret.ts'
import { retailOrder, retailOrderEvent } from '../tables.ts'
import en from './locales/en.json' with { type: 'json' }
import kg from './locales/kg.json' with { type: 'json' }
import ru from './locales/ru.json' with { type: 'json' }
import { NAMESPACES, type Texts } from './locales/texts.ts'

const textsIn = textsOf<Texts>(NAMESPACES, { en, ru, kg })

export const orderNewsEmail = defineEmail('order-news-email', sendOrderNews)

/** Emails a buyer once what a craftsman did with the order: where it stands, what was written, that there is a photo. */
async function sendOrderNews(context: AppContext, { eventId }: { eventId: number }): Promise<void> {
  const { db, mail, settings, clock } = context
  const [found] = await db
    .select({ event: retailOrderEvent, order: retailOrder })
    .from(retailOrderEvent)
    .innerJoin(retailOrder, eq(retailOrder.id, retailOrderEvent.orderId))
    .where(eq(retailOrderEvent.id, eventId))
  if (!found || found.event.announcedAt !== null) return
  const { event, order } = found
  const { language } = order
  const t = textsIn(language)
  const status = orderStatusLabel(event.status, i18nOf(language))
  const number = order.number
  const opening = [
    t('news', { number, status }),
    ...(event.reason === null ? [] : [t('newsNote', { note: event.reason })]),
    ...(event.photo === null ? [] : [t('newsPhoto')]),
  ]
  await mail.send(
    writeEmail({
      to: order.email,
      name: order.firstName,
      language,
      subject: t('newsSubject', { number, status }),
      opening: opening.join(' '),
      action: {
        text: t(event.photo === null ? 'look' : 'newsLook'),
        link:
          `${settings.publicUrl}/${language}` +
          paymentLinkPath(order.paymentLink, await orderSecret(db, order.paymentLink)),
      },
      closing: t('secret'),
    }),
  )
  await db.update(retailOrderEvent).set({ announcedAt: clock() }).where(eq(retailOrderEvent.id, eventId))
}
