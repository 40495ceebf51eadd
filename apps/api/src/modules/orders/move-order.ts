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
  at: Date
}

/** The only way an order changes its status. The caller holds the order's row lock and hands in the status it read. */
export async function moveOrder(
  tx: Transaction,
  orderId: number,
  { from, to, mover, reason, note, movedBy, at }: Move,
): Promise<void> {
  // A hold may change its reason: money for an expired order arrives when its goods are gone.
  if (from !== to && !mayMoveOrder(from, to, mover))
    throw new Error(`${mover} may not move an order from ${from} to ${to}.`)
  await tx
    .update(retailOrder)
    .set({ status: to, reason: reason ?? null })
    .where(eq(retailOrder.id, orderId))
  await tx.insert(retailOrderEvent).values({
    orderId,
    status: to,
    reason: reason ?? note ?? null,
    mover,
    movedBy: movedBy ?? null,
    createdAt: at,
  })
}
