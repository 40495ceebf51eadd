import type { ManagedPayment } from '@shyrdak/sdk/management'
import { toMoney } from '@shyrdak/sdk/rules'
import { asc, eq } from 'drizzle-orm'
import { SETTLES_IN } from '#gateways/payments/settles-in.ts'
import { account } from '#modules/accounts/index.ts'
import type { Database } from '#platform/sql/database.ts'
import { attemptsOf, type AttemptRow } from '../order-rows.ts'
import { paymentAttempt, paymentRefund } from '../tables.ts'

type RefundRow = typeof paymentRefund.$inferSelect

/**
 * Returns how much of an attempt can still be refunded, in hundredths: neither refunded nor being refunded.
 */
export function refundableOf(
  { amountMinor, refundedMinor, state }: Pick<AttemptRow, 'amountMinor' | 'refundedMinor' | 'state'>,
  refunds: readonly Pick<RefundRow, 'state' | 'amountMinor'>[],
): number {
  if (state !== 'captured' && state !== 'partially_refunded') return 0
  const underWay = refunds
    .filter((refund) => refund.state === 'requested')
    .reduce((sum, refund) => sum + refund.amountMinor, 0)
  return Math.max(0, amountMinor - refundedMinor - underWay)
}

/** Returns the payments of an order with their refunds, oldest first. */
export async function readPayments(db: Database, orderId: number): Promise<ManagedPayment[]> {
  const [attempts, refunds] = await Promise.all([
    attemptsOf(db, orderId),
    db
      .select({
        refund: paymentRefund,
        manager: { firstName: account.firstName, lastName: account.lastName },
      })
      .from(paymentRefund)
      .innerJoin(paymentAttempt, eq(paymentAttempt.id, paymentRefund.attemptId))
      .leftJoin(account, eq(account.id, paymentRefund.requestedBy))
      .where(eq(paymentAttempt.orderId, orderId))
      .orderBy(asc(paymentRefund.createdAt)),
  ])
  return attempts.map((attempt) => {
    const own = refunds.filter(({ refund }) => refund.attemptId === attempt.id)
    return {
      attempt_id: attempt.id,
      provider: attempt.provider,
      reference: attempt.providerRef,
      state: attempt.state,
      flag: attempt.flag,
      amount: toMoney(attempt.amountMinor),
      currency: attempt.currency,
      total: toMoney(attempt.somMinor),
      rate: attempt.rate,
      rate_date: attempt.rateDate,
      refunded: toMoney(attempt.refundedMinor),
      refundable: toMoney(
        refundableOf(
          attempt,
          own.map(({ refund }) => refund),
        ),
      ),
      whole_units: 'wholeUnits' in SETTLES_IN[attempt.provider],
      refunds: own.map(({ refund, manager }) => ({
        id: refund.id,
        amount: toMoney(refund.amountMinor),
        state: refund.state,
        reason: refund.reason,
        returns_stock: refund.returnsStock,
        actor: manager && `${manager.firstName} ${manager.lastName}`,
        created_at: refund.createdAt.toISOString(),
      })),
      created_at: attempt.createdAt.toISOString(),
    }
  })
}
