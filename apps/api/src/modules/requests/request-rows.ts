import type { OrderRequest } from '@shyrdak/sdk/contract'
import { lineKey, toMoney } from '@shyrdak/sdk/rules'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { itemsOf, retailOrder, retailOrderLine, type OrderLineRow } from '#modules/orders/index.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { readRefundsDue } from './refunds-due.ts'
import { orderRequest, orderRequestItem } from './tables.ts'

export type RequestRow = typeof orderRequest.$inferSelect

export interface RequestedItem {
  line: OrderLineRow
  count: number
}

/** A request with its items and what is still to be refunded for it, in tyiyn; null for nothing. */
export interface WholeRequest {
  request: RequestRow
  refundDueMinor: number | null
  items: RequestedItem[]
}

/** Returns requests, newest first; with `most`, only so many. */
export async function readRequests(
  db: Database | Transaction,
  where: SQL | undefined,
  most?: number,
): Promise<WholeRequest[]> {
  const found = db
    .select({ request: orderRequest })
    .from(orderRequest)
    .innerJoin(retailOrder, eq(retailOrder.id, orderRequest.orderId))
    .where(where)
    .orderBy(desc(orderRequest.id))
    .$dynamic()
  const rows = await (most === undefined ? found : found.limit(most))
  const items = await requestedItems(
    db,
    rows.map(({ request }) => request.id),
  )
  const due = await readRefundsDue(
    db,
    rows.flatMap(({ request }) => (request.state === 'accepted' ? [request.orderId] : [])),
  )
  return rows.map(({ request }) => ({
    request,
    items: items.get(request.id) ?? [],
    refundDueMinor: due.get(request.id) ?? null,
  }))
}

/** Returns the items of requests, by request id. */
async function requestedItems(
  db: Database | Transaction,
  requestIds: readonly number[],
): Promise<Map<number, RequestedItem[]>> {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .select({ requestId: orderRequest.id, count: orderRequestItem.count, line: retailOrderLine })
    .from(orderRequestItem)
    .innerJoin(orderRequest, eq(orderRequest.id, orderRequestItem.requestId))
    .innerJoin(
      retailOrderLine,
      and(
        eq(retailOrderLine.orderId, orderRequest.orderId),
        eq(retailOrderLine.position, orderRequestItem.position),
      ),
    )
    .where(inArray(orderRequestItem.requestId, [...requestIds]))
    .orderBy(asc(orderRequestItem.position))
  return Map.groupBy(rows, ({ requestId }) => requestId)
}

/** The key of a line, as in quotes. */
export const keyOf = (line: OrderLineRow): string => itemsOf([line]).map(lineKey).join('')

/** Presents a request to its buyer. */
export const presentRequest = ({ request, refundDueMinor, items }: WholeRequest): OrderRequest => ({
  id: request.id,
  order_id: request.orderId,
  kind: request.kind,
  state: request.state,
  reason: request.reason,
  comment: request.comment,
  items: items.map(({ line, count }) => ({ line_key: keyOf(line), count })),
  answer: request.answer,
  refund_due: refundDueMinor === null ? null : toMoney(refundDueMinor),
  created_at: request.createdAt.toISOString(),
  answered_at: request.answeredAt?.toISOString() ?? null,
})
