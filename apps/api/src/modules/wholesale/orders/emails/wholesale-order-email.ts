import { formatSize, localized } from '@shyrdak/sdk/format'
import { describeOrderStatus, orderStatusLabel } from '@shyrdak/sdk/messages'
import { asc, desc, eq } from 'drizzle-orm'
import type { AccountRow } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Email } from '#platform/email/port.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import type { Database } from '#platform/sql/database.ts'
import { i18nOf } from '#platform/text/i18n.ts'
import { invoiceTexts } from '../../invoices/invoice-texts.ts'
import { invoiceNumberOf } from '../../invoices/present-invoice.ts'
import {
  invoice,
  wholesaleApplication,
  wholesaleOrder,
  wholesaleOrderEvent,
  wholesaleOrderLine,
} from '../../tables.ts'
import { summaryColumns } from '../read-orders.ts'
import { sendOnce } from '../../emails/send-once.ts'
import { emailTextsIn, writeWholesaleEmail } from '../../emails/write-wholesale-email.ts'

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
  const { kind, aboutId } = payload
  const move = kind === 'moved' ? await lastMove(db, aboutId) : undefined
  if (kind === 'moved' && !move) return
  const found = await readOrder(db, move?.orderId ?? aboutId)
  if (!found) return
  await sendOnce(context, payload, async (reader) => {
    const site = `${settings.publicUrl}/${reader.language}`
    if (move) return movedEmail({ ...found, reader, site, note: move.reason })
    const lines = await linesOf(db, found.order.id, reader.language)
    if (kind === 'arrived') return arrivedEmail({ ...found, reader, site, lines })
    return placedEmail({ ...found, reader, site, lines, invoice: await firstInvoice(db, found.order.id) })
  })
}

interface Found {
  order: typeof wholesaleOrder.$inferSelect
  /** The name of the company. */
  client: string
  isMade: boolean
}

interface OrderNews extends Found {
  reader: AccountRow
  /** The pages in the reader's language. */
  site: string
}

type Lines = Awaited<ReturnType<typeof linesOf>>

const to = ({ email, firstName, language }: AccountRow) => ({ to: email, name: firstName, language })
const toOrder = ({ order, reader, site }: OrderNews) => ({
  text: emailTextsIn(reader.language)('toOrder'),
  link: `${site}/admin/order-history/details/${order.id}`,
})

/** To the buyer, about the order's new status. */
function movedEmail({ note, ...news }: OrderNews & { note: string | null }): Email {
  const { order, reader, isMade } = news
  const t = emailTextsIn(reader.language)
  const i18n = i18nOf(reader.language)
  const { number, status } = order
  const label = orderStatusLabel(status, i18n)
  // The reason of a hold is in the note.
  const standing = describeOrderStatus({ status, reason: null, is_made_to_order: isMade }, i18n)
  return writeWholesaleEmail({
    ...to(reader),
    subject: t('moved.subject', { number, status: label }),
    opening: t('moved.opening', { number, status: label, standing }),
    ...(note !== null && { note: { title: t('moved.note'), text: note } }),
    action: toOrder(news),
  })
}

/** To a manager, about a new order. */
function arrivedEmail({ order, client, reader, site, lines }: OrderNews & { lines: Lines }): Email {
  const t = emailTextsIn(reader.language)
  return writeWholesaleEmail({
    ...to(reader),
    subject: t('arrived.subject', { number: order.number, company: client }),
    opening: t('arrived.opening', { company: client }),
    lines,
    totalMinor: order.totalMinor,
    ...(order.comment !== '' && { note: { title: t('arrived.comment'), text: order.comment } }),
    action: { text: t('toDesk'), link: `${site}/desk/wholesale-orders/${order.id}` },
  })
}

/** To the buyer and the accountants, about a new order. */
function placedEmail({
  lines,
  invoice: number,
  ...news
}: OrderNews & { lines: Lines; invoice: string }): Email {
  const { order, reader } = news
  const t = emailTextsIn(reader.language)
  return writeWholesaleEmail({
    ...to(reader),
    subject: t('placed.subject', { number: order.number }),
    opening: t('placed.opening', { invoice: number }),
    lines,
    totalMinor: order.totalMinor,
    action: toOrder(news),
  })
}

/** Returns a move of an order; undefined if another followed it. */
async function lastMove(db: Database, id: number) {
  const [move] = await db.select().from(wholesaleOrderEvent).where(eq(wholesaleOrderEvent.id, id))
  if (!move) return undefined
  const [last] = await db
    .select({ id: wholesaleOrderEvent.id })
    .from(wholesaleOrderEvent)
    .where(eq(wholesaleOrderEvent.orderId, move.orderId))
    .orderBy(desc(wholesaleOrderEvent.id))
    .limit(1)
  return last?.id === id ? move : undefined
}

async function readOrder(db: Database, id: number): Promise<Found | undefined> {
  const [found] = await db
    .select({
      order: wholesaleOrder,
      client: wholesaleApplication.company,
      isMade: summaryColumns.isMade,
    })
    .from(wholesaleOrder)
    .innerJoin(wholesaleApplication, eq(wholesaleApplication.accountId, wholesaleOrder.companyId))
    .where(eq(wholesaleOrder.id, id))
  return found
}

/** Returns the number of an order's first invoice. */
async function firstInvoice(db: Database, orderId: number): Promise<string> {
  const [first] = await db
    .select()
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(asc(invoice.id))
    .limit(1)
  return first ? invoiceNumberOf(first) : ''
}

async function linesOf(db: Database, orderId: number, language: AccountRow['language']) {
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
