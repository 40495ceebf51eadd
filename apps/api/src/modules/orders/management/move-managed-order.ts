import type { OrderStatus } from '@shyrdak/sdk/contract'
import type { OrderMove } from '@shyrdak/sdk/management'
import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { retailOrder, retailOrderEvent } from '../tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import { isStoreReason } from '../rules/orders.ts'
import type { AppContext } from '#platform/context.ts'
import { orderNewsEmail } from '../emails/order-news-email.ts'
import { artisanOrderEmail } from '../emails/artisan-order-email.ts'
import { holdStock } from '../hold-stock.ts'
import { inTransaction } from '#platform/sql/transaction.ts'
import { moveOrder } from '../move-order.ts'
import { lockOrder, type OrderRow } from '../order-rows.ts'
import { plainText, unstorableTexts } from '#platform/text/plain-text.ts'
import { movesOf } from './present-managed-order.ts'

/**
 * Moves an order by a manager's hand, and emails the buyer what matters to them. The same move by the same manager again changes nothing, so that a lost answer may
 * be asked for again; where another manager was quicker, it is refused, and with it the note.
 * @throws NOT_FOUND, STALE, SOLD_OUT; INVALID on `status` for a move that the table does not know, on `note` for a hold
 *   without a reason
 */
export async function moveManagedOrder(
  context: AppContext,
  orderId: number,
  { status: to, from, note: sent = '' }: OrderMove,
  by: SessionPrincipal,
): Promise<void> {
  const issues = unstorableTexts({ note: sent })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  const note = plainText(sent)
  if (isStoreReason(note)) throw refuseField(['note'], 'invalid')
  if (to === 'on_hold' && note === '') throw refuseField(['note'], 'required')
  await inTransaction(context, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
    if (order.status === to && (await isRepeated(tx, orderId, note, by))) return
    if (order.status !== from) throw refuse('STALE', { message: `The order is ${order.status} by now.` })
    if (!movesOf(order).includes(to)) throw refuseField(['status'], 'not_allowed')
    if (to === 'in_production' || to === 'packaging') await claimStock(tx, order)
    const eventId = await moveOrder(tx, orderId, {
      from,
      to,
      mover: 'manager',
      movedBy: by.userId,
      ...(note !== '' && (to === 'on_hold' ? { reason: note } : { note })),
      at: context.clock(),
    })
    if (isNews(to) || note !== '') await context.jobs.add(tx, orderNewsEmail, { eventId })
    if (to === 'in_production' && order.kind === 'special')
      await context.jobs.add(tx, artisanOrderEmail, { orderId })
  })
}

/** What a buyer who looks at no page wants to know: the goods have left or can be collected, or work stops. */
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

/** Whoever lets work begin answers for the money: the order keeps its pieces, or takes them again. */
async function claimStock(tx: Transaction, order: OrderRow): Promise<void> {
  if (!order.holdsStock && !(await holdStock(tx, order)))
    throw refuse('SOLD_OUT', { message: 'Something in the order is not in stock.' })
  await tx.update(retailOrder).set({ holdsStock: true, heldUntil: null }).where(eq(retailOrder.id, order.id))
}
