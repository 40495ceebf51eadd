import { toMoney } from '@shyrdak/sdk/rules'
import { formatMoney } from '@shyrdak/sdk/format'
import { paymentProviderLabel } from '@shyrdak/sdk/messages'
import { eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import { paymentAttempt, paymentRefund, retailOrder } from '#modules/orders/index.ts'
import { emailIdOf } from '#platform/email/email-id.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { i18nOf } from '#platform/text/i18n.ts'
import type { PaymentsContext } from '../context.ts'
import { paymentEmailTextsIn } from './payment-email-texts.ts'

export type PaymentAlert =
  | { attemptId: string; flag: 'mismatch' | 'surplus' | 'processing'; refundId?: never }
  | { attemptId: string; flag: 'refundFailed' | 'refundUnclear'; refundId: string }

export const paymentAlertEmail = defineEmail('payment-alert', sendAlert)

/**
 * Emails a manager about a surplus or mismatched payment, one that the bank does not decide about, or a refund that
 * did not succeed, with a link to the order.
 */
async function sendAlert(
  { db, mail, settings }: PaymentsContext,
  { attemptId, accountId, flag, refundId }: PaymentAlert & { accountId: number },
): Promise<void> {
  const [manager] = await db.select().from(account).where(eq(account.id, accountId))
  const [found] = await db
    .select({ attempt: paymentAttempt, order: retailOrder })
    .from(paymentAttempt)
    .innerJoin(retailOrder, eq(retailOrder.id, paymentAttempt.orderId))
    .where(eq(paymentAttempt.id, attemptId))
  if (!found || !manager || manager.status === 'closed') return
  const [refund] =
    refundId === undefined ? [] : await db.select().from(paymentRefund).where(eq(paymentRefund.id, refundId))
  const { attempt, order } = found
  const { language } = manager
  const t = paymentEmailTextsIn(language)
  // The money is a surplus too when the order was canceled before it arrived.
  const alert = flag === 'surplus' && order.paidAt === null ? 'canceled' : flag
  const about = {
    number: order.number,
    sum: formatMoney(toMoney((refund ?? attempt).amountMinor), attempt.currency, language),
    provider: paymentProviderLabel(attempt.provider, i18nOf(language)),
  }
  await mail.send(
    writeEmail({
      to: manager.email,
      name: manager.firstName,
      language,
      subject: t(`payment-alert.${alert}.subject`, about),
      opening: t(`payment-alert.${alert}.opening`, about),
      action: {
        text: t('payment-alert.action'),
        link: `${settings.publicUrl}/${language}/desk/orders/${order.id}`,
      },
      closing: t(`payment-alert.${alert}.closing`),
    }),
    // Of each kind, one per payment or refund: mail programs show emails of one id once.
    await emailIdOf(db, 'payment-alert', flag, refundId ?? attemptId, accountId),
  )
}
