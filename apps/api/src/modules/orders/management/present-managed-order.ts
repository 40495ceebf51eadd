import { mayMoveOrder, ORDER_STATUSES, type OrderStatus } from '@shyrdak/sdk/contract'
import type { ManagedOrder } from '@shyrdak/sdk/management'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/sql/database.ts'
import { retailOrder, retailOrderEvent } from '../tables.ts'
import { account } from '#modules/accounts/index.ts'
import { refuse } from '#platform/refusal.ts'
import { presentEvent, presentOrder } from '../present-order.ts'
import { readPayments } from './present-payments.ts'
import type { OrderRow } from '../order-rows.ts'
import { isCanceled } from '../rules/orders.ts'

/**
 * The statuses a manager may move the order to: none once it is canceled. A paid order cannot return to
 * `payment_waiting`.
 */
export const movesOf = (order: Pick<OrderRow, 'status' | 'reason' | 'paidAt'>): OrderStatus[] =>
  isCanceled(order)
    ? []
    : ORDER_STATUSES.filter(
        (to) =>
          mayMoveOrder(order.status, to, 'manager') && !(order.paidAt !== null && to === 'payment_waiting'),
      )

/**
 * Reads an order in the form that managers see.
 * @throws NOT_FOUND
 */
export async function readManagedOrder(db: Database, id: number): Promise<ManagedOrder> {
  const [order] = await db.select().from(retailOrder).where(eq(retailOrder.id, id))
  if (!order) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  const [shown, payments, events] = await Promise.all([
    presentOrder(db, order),
    readPayments(db, id),
    db
      .select({
        event: retailOrderEvent,
        principal: { firstName: account.firstName, lastName: account.lastName },
      })
      .from(retailOrderEvent)
      .leftJoin(account, eq(account.id, retailOrderEvent.movedBy))
      .where(eq(retailOrderEvent.orderId, id))
      .orderBy(asc(retailOrderEvent.id)),
  ])
  return {
    ...shown,
    timeline: events.map(({ event, principal }) => ({
      ...presentEvent(event),
      mover: event.mover,
      actor: principal && `${principal.firstName} ${principal.lastName}`,
    })),
    holds_stock: order.holdsStock,
    payments,
    moves: movesOf(order),
  }
}
