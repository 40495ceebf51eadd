import type { PaymentProvider } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import {
  attemptsOf,
  holdStock,
  isOpenAttempt,
  isPayable,
  limitHold,
  lockOrder,
  moveOrder,
  type OrderRow,
  paymentAttempt,
} from '#modules/orders/index.ts'
import { refuse } from '#platform/refusal.ts'
import type { PaymentsContext } from './context.ts'
import { nextCheck } from './check-plan.ts'
import type { ChargedAmount } from './charge.ts'
import type { AttemptRow } from './describe-charge.ts'
import { paymentCheck } from './payment-check.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

export interface ReturnPages {
  successUrl: string | null
  cancelUrl: string | null
}

/**
 * Returns the open attempt of an order at this provider, or creates one with the amount `charged`, which then
 * stays. In the same transaction the order becomes `payment_waiting`, and an expired one takes its stock
 * again.
 * @throws NOT_FOUND, ALREADY_PAID, NOT_PAYABLE, SOLD_OUT
 */
export async function openAttempt(
  tx: Transaction,
  context: PaymentsContext,
  orderId: number,
  provider: PaymentProvider,
  pages: ReturnPages,
  charged: ChargedAmount,
): Promise<{ attempt: AttemptRow; order: OrderRow }> {
  const now = context.clock()
  const order = await lockOrder(tx, orderId)
  if (!order) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  if (order.paidAt) throw refuse('ALREADY_PAID', { message: 'The order is paid.' })
  const attempts = await attemptsOf(tx, order.id)
  if (!isPayable(order, attempts)) throw refuse('NOT_PAYABLE', { message: 'The order cannot be paid now.' })
  if (!order.holdsStock) await retakeStock(tx, context, order)
  if (order.status !== 'payment_waiting')
    await moveOrder(tx, order.id, { from: order.status, to: 'payment_waiting', mover: 'store', at: now })
  const last = attempts.findLast((attempt) => attempt.provider === provider)
  const attempt = onlyRow(
    last && isOpenAttempt(last)
      ? await tx.update(paymentAttempt).set(pages).where(eq(paymentAttempt.id, last.id)).returning()
      : await tx
          .insert(paymentAttempt)
          .values({
            id: context.random.uuid(),
            orderId: order.id,
            provider,
            somMinor: order.totalMinor,
            ...charged,
            state: 'created',
            returnToken: context.random.secret(),
            ...pages,
            createdAt: now,
          })
          .returning(),
    `write of payment_attempt of order ${order.id}`,
  )
  if (attempt.id !== last?.id) {
    const first = nextCheck(0, now)
    await context.jobs.add(
      tx,
      paymentCheck,
      { attemptId: attempt.id },
      { after: first, destination: provider },
    )
  }
  return { attempt, order }
}

async function retakeStock(tx: Transaction, context: PaymentsContext, order: OrderRow): Promise<void> {
  if (!(await holdStock(tx, order)))
    throw refuse('SOLD_OUT', { message: 'Something in the order was sold out meanwhile.' })
  await limitHold(tx, context, order)
}
