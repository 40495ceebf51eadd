import { mayMoveOrder, type OrderMover, type OrderStatus } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { retailOrder, retailOrderEvent } from './tables.ts'

export interface Move {
  from: OrderStatus
  to: OrderStatus
  mover: OrderMover
  /** Why, for a hold; the order forgets it with the next move. */
  reason?: string
  /** What a person wrote beside a move; the timeline keeps it, the order does not. */
  note?: string
  /** The account of the manager or craftsman. */
  movedBy?: number
  /** How the work looks, beside a craftsman's move. */
  photo?: string
  at: Date
}

/**
 * The only way an order changes its status. The caller holds the order's row lock and hands in the status it read.
 * Gives the number of the event.
 */
export async function moveOrder(
  tx: Transaction,
  orderId: number,
  { from, to, mover, reason, note, movedBy, photo, at }: Move,
): Promise<number> {
  // A hold may change its reason: money for an expired order arrives when its goods are gone. A craftsman tells of the work.
  if (from !== to && !mayMoveOrder(from, to, mover))
    throw new Error(`${mover} may not move an order from ${from} to ${to}.`)
  await tx
    .update(retailOrder)
    .set({ status: to, reason: reason ?? null })
    .where(eq(retailOrder.id, orderId))
  const [event] = await tx
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
    .returning({ id: retailOrderEvent.id })
  if (!event) throw new Error(`The move of order ${orderId} was not written.`)
  return event.id
}
