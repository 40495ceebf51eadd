import { MAX_OWN_REQUESTS, type OrderRequest, type OrderRequests } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import {
  eventsOf,
  findOrder,
  linesOf,
  retailOrder,
  type OrderAccess,
  type OrderRow,
} from '#modules/orders/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { keyOf, presentRequest, readRequests, type WholeRequest } from './request-rows.ts'
import { isCanceledAtOnce, itemsLeft, requestKindOf } from './rules/offer.ts'
import { orderRequest } from './tables.ts'

/** Returns the newest requests about orders of the logged-in account, up to `MAX_OWN_REQUESTS`. */
export async function ownRequests(
  { db }: Pick<AppContext, 'db'>,
  { market, userId }: SessionPrincipal,
): Promise<OrderRequest[]> {
  const own = and(eq(retailOrder.ownerMarket, market), eq(retailOrder.ownerId, userId))
  return (await readRequests(db, own, MAX_OWN_REQUESTS)).map(presentRequest)
}

/**
 * Returns the requests about an order and what can still be requested, to its owner or a caller with its
 * secret.
 * @throws NOT_FOUND
 */
export async function requestsOf(
  context: AppContext,
  orderId: number,
  opener: OrderAccess,
): Promise<OrderRequests> {
  const order = await findOrder(context, { id: orderId }, opener)
  return presentRequests(context.db, order, context.clock())
}

export async function presentRequests(
  db: Database | Transaction,
  order: OrderRow,
  now: Date,
): Promise<OrderRequests> {
  const { kind, left, requests } = await standingOf(db, order, now)
  return {
    requests: requests.map(presentRequest),
    offer:
      kind === null || left.length === 0
        ? null
        : {
            kind,
            items: left.map(({ line, count }) => ({ line_key: keyOf(line), count })),
            is_whole: isCanceledAtOnce(order),
          },
  }
}

/** Reads the requests about an order and what can still be requested. */
export async function standingOf(db: Database | Transaction, order: OrderRow, now: Date) {
  // Sequential, because a transaction has only one connection.
  const requests = await readRequests(db, eq(orderRequest.orderId, order.id))
  const lines = await linesOf(db, order.id)
  const events = await eventsOf(db, order.id)
  const completedAt = events.findLast(({ status }) => status === 'completed')?.createdAt ?? null
  return {
    requests,
    lines,
    kind: requestKindOf({ ...order, completedAt }, now),
    left: itemsLeft(lines, requests.filter(isHeld).flatMap(heldItems)),
  }
}

const isHeld = ({ request }: WholeRequest) => request.state !== 'refused'
const heldItems = ({ items }: WholeRequest) =>
  items.map(({ line, count }) => ({ position: line.position, count }))
