import { mayMoveOrder, type OrderMover, type OrderStatus } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { retailOrder, retailOrderEvent } from './tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

export interface Move {
  from: OrderStatus
  to: OrderStatus
  mover: OrderMover
  /** The reason for a hold. The order keeps it until its next move. */
  reason?: string
  /** A note on the move. Stored in the timeline only, not on the order. */
  note?: string
  /** The account id of the manager or craftsman. */
  movedBy?: number
  /** A progress photo with a craftsman's move. */
  photo?: string
  at: Date
}

/**
 * The only way to change an order's status. The caller holds the order's row lock and passes the status it
 * read. Returns the id of the event.
 */
export async function moveOrder(
  tx: Transaction,
  orderId: number,
  { from, to, mover, reason, note, movedBy, photo, at }: Move,
): Promise<number> {
  // The status may stay the same: a hold changes its reason (money for an expired order whose goods are
  // gone), or a craftsman posts news.
  if (from !== to && !mayMoveOrder(from, to, mover))
    throw new Error(`${mover} may not move an order from ${from} to ${to}.`)
  await tx
    .update(retailOrder)
    .set({ status: to, reason: reason ?? null })
    .where(eq(retailOrder.id, orderId))
  const event = onlyRow(
    await tx
      .insert(retailOrderEvent)
      .values({
        orderId,
        status: to,
        reason: reason ?? note ?? null,
        mover,
        movedBy: movedBy ?? null,
        photo: photo ?? null,
        createdAt: at,
      })
      .returning({ id: retailOrderEvent.id }),
    `insert into retail_order_event of order ${orderId}`,
  )
  return event.id
}
