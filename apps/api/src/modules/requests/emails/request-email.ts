import { LANGUAGES } from '@shyrdak/sdk/contract'
import { formatSom } from '@shyrdak/sdk/format'
import { toMoney } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import { accountOf } from '#modules/accounts/index.ts'
import { orderSecret, paymentLinkPath, retailOrder } from '#modules/orders/index.ts'
import type { AppContext } from '#platform/context.ts'
import { writeEmail, type PlainEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { textsOf } from '#platform/text/i18n.ts'
import { readRequests, type WholeRequest } from '../request-rows.ts'
import { orderRequest, sentRequestEmail, type RequestEmailKind } from '../tables.ts'
import { itemsText } from './items-text.ts'
import texts from './texts.json' with { type: 'json' }

const textsIn = textsOf('requests-emails', texts)

export const requestEmail = defineEmail('request-email', sendRequestEmail)

interface Payload {
  requestId: number
  kind: Exclude<RequestEmailKind, 'artisans'>
}

/**
 * Emails the buyer that a request was received or answered, or the store that one is waiting. Each once, and
 * only while it is still true.
 */
async function sendRequestEmail(context: AppContext, { requestId, kind }: Payload): Promise<void> {
  const { db, mail, clock } = context
  const [found] = await readRequests(db, eq(orderRequest.id, requestId))
  if (!found || (kind !== 'answered' && found.request.state !== 'open')) return
  const sent = await db.select().from(sentRequestEmail).where(eq(sentRequestEmail.requestId, requestId))
  if (sent.some((row) => row.kind === kind)) return
  const [order] = await db.select().from(retailOrder).where(eq(retailOrder.id, found.request.orderId))
  if (!order) return
  const email =
    kind === 'desk' ? await toStore(context, found, order.number) : await toBuyer(context, found, order)
  if (email) await mail.send(writeEmail(email))
  await db.insert(sentRequestEmail).values({ requestId, kind, sentAt: clock() }).onConflictDoNothing()
}

async function toBuyer(
  { db, settings }: AppContext,
  whole: WholeRequest,
  order: typeof retailOrder.$inferSelect,
): Promise<PlainEmail> {
  const { language, number } = order
  const { kind, state, answer, refundMinor } = whole.request
  const t = textsIn(language)
  const link = paymentLinkPath(order.paymentLink, await orderSecret(db, order.paymentLink))
  const isRefunded = state === 'accepted' && order.paidAt !== null && refundMinor
  return {
    to: order.email,
    name: order.firstName,
    language,
    subject: t(`request-email.${state}.${kind}.subject`, { number }),
    opening: [
      t(`request-email.${state}.${kind}.opening`, { number, items: itemsText(whole.items, language) }),
      isRefunded ? t('request-email.refund', { sum: formatSom(toMoney(refundMinor)) }) : '',
    ]
      .filter((part) => part !== '')
      .join('\n'),
    ...(answer !== null && { quote: { title: t('request-email.answer'), text: answer } }),
    action: { text: t('request-email.look'), link: `${settings.publicUrl}/${language}${link}` },
    closing: t('request-email.closing'),
  }
}

/** To the manager's address in the settings, if any, in the language of their account. */
async function toStore(
  { db, settings }: AppContext,
  whole: WholeRequest,
  number: string,
): Promise<PlainEmail | undefined> {
  const to = settings.managerEmail
  if (to === undefined) return undefined
  const manager = await accountOf({ db }, to)
  const language = manager?.language ?? LANGUAGES[1]
  const t = textsIn(language)
  return {
    to,
    ...(manager && { name: manager.firstName }),
    language,
    subject: t(`request-email.desk.${whole.request.kind}.subject`, { number }),
    opening: t(`request-email.desk.${whole.request.kind}.opening`, {
      number,
      items: itemsText(whole.items, language),
    }),
    action: {
      text: t('request-email.desk.look'),
      link: `${settings.publicUrl}/${language}/desk/order-requests`,
    },
    closing: t('request-email.desk.closing'),
  }
}
