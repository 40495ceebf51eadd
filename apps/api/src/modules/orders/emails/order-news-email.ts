import { localized } from '@shyrdak/sdk/format'
import { describeOrderStatus, orderStatusLabel } from '@shyrdak/sdk/messages'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import type { Database } from '#platform/sql/database.ts'
import { i18nOf, textsOf } from '#platform/text/i18n.ts'
import { linesOf, type OrderLineRow, type OrderRow } from '../order-rows.ts'
import { orderSecret, paymentLinkPath } from '../order-secret.ts'
import { linesLeft } from '../rules/lines-left.ts'
import { isCollected } from '../rules/orders.ts'
import { retailOrder, retailOrderEvent } from '../tables.ts'
import type { TranslateOrderEmail } from './order-email-texts.ts'
import texts from './texts.json' with { type: 'json' }

const textsIn = textsOf('orders-emails', texts)

export const orderNewsEmail = defineEmail('order-news-email', sendOrderNews)

/** Emails the buyer once about a craftsman's or manager's change to the order: status, note, photo. */
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
  const lines = await linesOf(db, order.id)
  const status = orderStatusLabel(event.status, i18nOf(language))
  const number = order.number
  const isCraftsman = event.mover === 'craftsman'
  const { subject, opening } = isCraftsman
    ? {
        subject: (await isMove(db, event))
          ? t('statusSubject', { number, status })
          : t('newsSubject', { number }),
        opening: [
          t('news', { number, status, standing: standingOf({ event, order, lines }) }),
          ...(event.photo === null ? [] : [t('newsPhoto')]),
        ],
      }
    : storeNews({ event, order, lines }, t)
  await mail.send(
    writeEmail({
      to: order.email,
      name: order.firstName,
      language,
      subject,
      opening: opening.join(' '),
      ...(event.reason !== null && {
        quote: { title: t(isCraftsman ? 'newsNote' : 'storeNote'), text: event.reason },
      }),
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

type OrderEvent = typeof retailOrderEvent.$inferSelect

/** Whether an event changed the status of the order. */
async function isMove(db: Database, { id, orderId, status }: OrderEvent): Promise<boolean> {
  const [before] = await db
    .select({ status: retailOrderEvent.status })
    .from(retailOrderEvent)
    .where(and(eq(retailOrderEvent.orderId, orderId), lt(retailOrderEvent.id, id)))
    .orderBy(desc(retailOrderEvent.id))
    .limit(1)
  return before?.status !== status
}

interface Found {
  event: OrderEvent
  order: OrderRow
  lines: OrderLineRow[]
}

/** Describes the new status for this order. The reason is left out: it is quoted separately. */
const standingOf = ({ event, order, lines }: Found): string =>
  describeOrderStatus(
    {
      status: event.status,
      reason: null,
      is_made_to_order: linesLeft(lines).some(({ madeToOrderDays }) => madeToOrderDays !== null),
      is_collected: isCollected(order),
    },
    i18nOf(order.language),
  )

/** Describes a manager's move: shipped, ready for pickup, on hold, or another status. */
function storeNews(found: Found, t: TranslateOrderEmail): { subject: string; opening: string[] } {
  const { event, order, lines } = found
  const { number, language } = order
  const status = orderStatusLabel(event.status, i18nOf(language))
  const subject = t('statusSubject', { number, status })
  if (event.status === 'on_hold') return { subject, opening: [t('held', { number })] }
  if (event.status !== 'shipping')
    return { subject, opening: [t('moved', { number, status, standing: standingOf(found) })] }
  if (isCollected(order)) {
    const place = [...new Set(lines.map(({ serviceName }) => localized(serviceName, language)))].join(', ')
    return {
      subject: t('collectSubject', { number }),
      opening: [t('readyToCollect', { number, place })],
    }
  }
  const numbers = [...new Set(lines.flatMap(({ trackingNumber }) => trackingNumber ?? []))].join(', ')
  const parcels = numbers === '' ? [] : [t('parcels', { numbers })]
  return { subject, opening: [t('sent', { number }), ...parcels] }
}
