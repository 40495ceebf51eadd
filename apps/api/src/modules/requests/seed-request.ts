import type { RequestKind, RequestReason } from '@shyrdak/sdk/contract'
import { linesOf } from '#modules/orders/index.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { orderRequest, orderRequestItem } from './tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

/** A request about a whole order: open, or accepted at once for an unpaid order. */
export interface RequestSeed {
  orderId: number
  kind: RequestKind
  reason: RequestReason
  comment: string
  isAtOnce: boolean
  at: Date
}

/** Inserts a request without sending emails. */
export async function seedRequest(tx: Transaction, { at, isAtOnce, ...request }: RequestSeed): Promise<void> {
  const saved = onlyRow(
    await tx
      .insert(orderRequest)
      .values({
        ...request,
        createdAt: at,
        ...(isAtOnce ? { state: 'accepted', answeredAt: at, refundMinor: 0 } : { state: 'open' }),
      })
      .returning({ id: orderRequest.id }),
    'insert into order_request',
  )
  const lines = await linesOf(tx, request.orderId)
  await tx
    .insert(orderRequestItem)
    .values(lines.map(({ position, count }) => ({ requestId: saved.id, position, count })))
}
