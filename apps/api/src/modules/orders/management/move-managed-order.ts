import type { OrderStatus } from '@shyrdak/sdk/contract'
import type { OrderMove } from '@shyrdak/sdk/management'
import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { retailOrder, retailOrderEvent } from '../tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import { isProcessing, isStoreReason } from '../rules/orders.ts'
import type { AppContext } from '#platform/context.ts'
import { orderNewsEmail } from '../emails/order-news-email.ts'
import { artisanOrderEmail } from '../emails/artisan-order-email.ts'
import { holdStock } from '../hold-stock.ts'
import { limitHold } from '../limit-hold.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { moveOrder } from '../move-order.ts'
import { attemptsOf, lockOrder, type OrderRow } from '../order-rows.ts'
import { plainText, refuseUnstorable } from '#platform/text/plain-text.ts'
import { movesOf } from './present-managed-order.ts'

/**
 * Moves an order on behalf of a manager and emails the buyer about shipping, holds and notes. Repeating a
 * manager's own last move is a no-op, so a client may retry. When another manager moved the order first, the
 * move and its note are refused.
 * @throws NOT_FOUND, STALE, SOLD_OUT; INVALID on `status` for a move that is not allowed, on `note` for a
 * hold without a reason
 */
export async function moveManagedOrder(
  context: AppContext,
  orderId: number,
  { status: to, from, note: sent = '' }: OrderMove,
  by: SessionPrincipal,
): Promise<void> {
  refuseUnstorable({ note: sent })
  const note = plainText(sent)
  if (isStoreReason(note)) throw refuseField(['note'], 'invalid')
  if (to === 'on_hold' && note === '') throw refuseField(['note'], 'required')
  await transactionWithJobs(context, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
    if (order.status === to && (await isRepeated(tx, orderId, note, by))) return
    if (order.status !== from) throw refuse('STALE', { message: `The order is ${order.status} by now.` })
    if (!movesOf(order).includes(to)) throw refuseField(['status'], 'not_allowed')
    if (isWork(to)) await claimStock(tx, order)
    if (to === 'payment_waiting') await holdUntilPaid(tx, context, order)
    const eventId = await moveOrder(tx, orderId, {
      from,
      to,
      mover: 'manager',
      movedBy: by.userId,
      ...(note !== '' && (to === 'on_hold' ? { reason: note } : { note })),
      at: context.clock(),
    })
    if (isNews(to) || note !== '') await context.jobs.add(tx, orderNewsEmail, { eventId })
    if (isWork(to) && order.kind === 'special') await context.jobs.add(tx, artisanOrderEmail, { orderId })
  })
}

/** Statuses in which the goods are made or packed. */
const isWork = (to: OrderStatus): boolean => to === 'in_production' || to === 'packaging'

/** Statuses that are emailed even without a note: the goods shipped or can be collected, or work stopped. */
const isNews = (to: OrderStatus): boolean => to === 'shipping' || to === 'on_hold'

async function isRepeated(
  tx: Transaction,
  orderId: number,
  note: string,
  { userId }: SessionPrincipal,
): Promise<boolean> {
  const [last] = await tx
    .select({ movedBy: retailOrderEvent.movedBy, reason: retailOrderEvent.reason })
    .from(retailOrderEvent)
    .where(eq(retailOrderEvent.orderId, orderId))
    .orderBy(desc(retailOrderEvent.id))
    .limit(1)
  return last?.movedBy === userId && (last.reason ?? '') === note
}

/** A manager who starts the work takes responsibility for the payment: the stock is held without expiry. */
async function claimStock(tx: Transaction, order: OrderRow): Promise<void> {
  if (!order.holdsStock && !(await holdStock(tx, order)))
    throw refuse('SOLD_OUT', { message: 'Something in the order is not in stock.' })
  await tx.update(retailOrder).set({ holdsStock: true, heldUntil: null }).where(eq(retailOrder.id, order.id))
}

/**
 * An order that waits for its payment again keeps what it holds only for as long as a new one, unless a bank
 * has the buyer's money and still decides about it.
 */
async function holdUntilPaid(tx: Transaction, context: AppContext, order: OrderRow): Promise<void> {
  if (!order.holdsStock || order.heldUntil !== null) return
  const attempts = await attemptsOf(tx, order.id)
  if (!attempts.some(isProcessing)) await limitHold(tx, context, order)
}
