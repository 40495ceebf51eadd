import { toMoney } from '@shyrdak/sdk/rules'
import { formatMoney } from '@shyrdak/sdk/format'
import { paymentProviderLabel } from '@shyrdak/sdk/messages'
import { eq } from 'drizzle-orm'
import {
  orderSecret,
  paymentAttempt,
  paymentLinkPath,
  paymentRefund,
  retailOrder,
} from '#modules/orders/index.ts'
import { emailIdOf } from '#platform/email/email-id.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { i18nOf } from '#platform/text/i18n.ts'
import type { PaymentsContext } from '../context.ts'
import { paymentEmailTextsIn } from './payment-email-texts.ts'

export const refundEmail = defineEmail('refund', sendRefundEmail)

/** Emails the buyer, in the language of the order, the refunded amount and the reason. Sends once. */
async function sendRefundEmail(
  { db, mail, settings, clock }: PaymentsContext,
  { refundId }: { refundId: string },
): Promise<void> {
  const [found] = await db
    .select({ refund: paymentRefund, attempt: paymentAttempt, order: retailOrder })
    .from(paymentRefund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, paymentRefund.attemptId))
    .innerJoin(retailOrder, eq(retailOrder.id, paymentAttempt.orderId))
    .where(eq(paymentRefund.id, refundId))
  if (!found || found.refund.notifiedAt) return
  const { refund, attempt, order } = found
  const { language } = order
  const t = paymentEmailTextsIn(language)
  const sum = formatMoney(toMoney(refund.amountMinor), attempt.currency, language)
  await mail.send(
    writeEmail({
      to: order.email,
      name: order.firstName,
      language,
      subject: t('refund.subject', { number: order.number }),
      opening: t('refund.opening', {
        sum,
        provider: paymentProviderLabel(attempt.provider, i18nOf(language)),
        reason: refund.reason,
      }),
      action: {
        text: t('refund.action'),
        link: `${settings.publicUrl}/${language}${paymentLinkPath(order.paymentLink, await orderSecret(db, order.paymentLink))}`,
      },
      closing: t('refund.closing'),
    }),
    await emailIdOf(db, 'refund', refundId),
  )
  await db.update(paymentRefund).set({ notifiedAt: clock() }).where(eq(paymentRefund.id, refundId))
}
