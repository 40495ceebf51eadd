import { formatSize, localized } from '@shyrdak/sdk/format'
import { describeOrderStatus, orderStatusLabel } from '@shyrdak/sdk/messages'
import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { i18nOf } from '#platform/text/i18n.ts'
import { invoiceTexts } from '../invoices/invoice-texts.ts'
import { invoiceNumberOf } from '../invoices/present-invoice.ts'
import {
  invoice,
  wholesaleApplication,
  wholesaleOrder,
  wholesaleOrderEvent,
  wholesaleOrderLine,
} from '../tables.ts'
import { summaryColumns } from '../orders/read-orders.ts'
import { sendOnce } from './send-once.ts'
import { emailTextsIn, writeWholesaleEmail } from './write-wholesale-email.ts'

/** `aboutId` is the id of the order, or of the event for `moved`. */
interface Payload {
  kind: 'placed' | 'arrived' | 'moved'
  aboutId: number
  accountId: number
}

export const wholesaleOrderEmail = defineEmail('wholesale-order-email', sendOrderEmail)

/**
 * Emails about an order, once each, in the recipient's language. Skips a move that was followed by another.
 */
async function sendOrderEmail(context: AppContext, payload: Payload): Promise<void> {
  const { db, settings } = context
  const event = payload.kind === 'moved' ? await eventOf(context, payload.aboutId) : undefined
  const orderId = event ? event.orderId : payload.aboutId
  const [found] = await db
    .select({
      order: wholesaleOrder,
      client: wholesaleApplication.company,
      isMade: summaryColumns.isMade,
    })
    .from(wholesaleOrder)
    .innerJoin(wholesaleApplication, eq(wholesaleApplication.accountId, wholesaleOrder.companyId))
    .where(eq(wholesaleOrder.id, orderId))
  if (!found || (payload.kind === 'moved' && event?.status !== found.order.status)) return
  await sendOnce(context, payload, async (reader) => {
    const { language } = reader
    const t = emailTextsIn(language)
    const { order } = found
    const number = { number: order.number }
    const about = { to: reader.email, name: reader.firstName, language }
    const site = `${settings.publicUrl}/${language}`
    if (payload.kind === 'moved') {
      const status = orderStatusLabel(order.status, i18nOf(language))
      // The reason of a hold is in the note.
      const standing = describeOrderStatus(
        { status: order.status, reason: null, is_made_to_order: found.isMade },
        i18nOf(language),
      )
      const note = event?.reason ?? null
      return writeWholesaleEmail({
        ...about,
        subject: t('moved.subject', { ...number, status }),
        opening: t('moved.opening', { ...number, status, standing }),
        ...(note !== null && { note: { title: t('moved.note'), text: note } }),
        action: { text: t('toOrder'), link: `${site}/admin/order-history/details/${order.id}` },
      })
    }
    const lines = await linesOf(context, order.id, language)
    if (payload.kind === 'arrived')
      return writeWholesaleEmail({
        ...about,
        subject: t('arrived.subject', { ...number, company: found.client }),
        opening: t('arrived.opening', { company: found.client }),
        lines,
        totalMinor: order.totalMinor,
        ...(order.comment !== '' && { note: { title: t('arrived.comment'), text: order.comment } }),
        action: { text: t('toDesk'), link: `${site}/desk/wholesale-orders/${order.id}` },
      })
    const [first] = await db
      .select()
      .from(invoice)
      .where(eq(invoice.orderId, order.id))
      .orderBy(asc(invoice.id))
      .limit(1)
    return writeWholesaleEmail({
      ...about,
      subject: t('placed.subject', number),
      opening: t('placed.opening', { invoice: first ? invoiceNumberOf(first) : '' }),
      lines,
      totalMinor: order.totalMinor,
      action: { text: t('toOrder'), link: `${site}/admin/order-history/details/${order.id}` },
    })
  })
}

async function eventOf({ db }: Pick<AppContext, 'db'>, id: number) {
  const [event] = await db.select().from(wholesaleOrderEvent).where(eq(wholesaleOrderEvent.id, id))
  return event
}

async function linesOf(
  { db }: Pick<AppContext, 'db'>,
  orderId: number,
  language: Parameters<typeof localized>[1],
) {
  const lines = await db
    .select()
    .from(wholesaleOrderLine)
    .where(eq(wholesaleOrderLine.orderId, orderId))
    .orderBy(asc(wholesaleOrderLine.position))
  const t = invoiceTexts(language)
  return lines.map(({ name, photo, colorName, size, soleName, brandName, count, priceMinor, ...line }) => ({
    name: localized(name, language),
    photo,
    details: [
      localized(colorName, language),
      formatSize(size, language),
      soleName === null ? null : localized(soleName, language),
      line.brandId === null ? null : brandName,
      line.soleBrandName === null ? null : t('onSole', { name: line.soleBrandName }),
    ].filter((detail) => detail !== null),
    count,
    priceMinor,
  }))
}
