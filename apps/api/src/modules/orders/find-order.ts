import type { OrderKind } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { retailOrder } from './tables.ts'
import type { Principal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { isOrderSecret } from './order-secret.ts'
import type { OrderRow } from './order-rows.ts'

/** An order's id, payment link or number. An id with `kind` matches only orders of that kind. */
export type OrderName = { id: number; kind?: OrderKind } | { paymentLink: string } | { number: string }

export interface OrderAccess {
  principal: Principal
  /** The order's secret from a link's `k` parameter. */
  k: string | undefined
}

/** Returns an order to its owner or to a caller with its secret; undefined for everyone else. */
export async function lookUpOrder(
  { db }: Pick<AppContext, 'db'>,
  name: OrderName,
  { principal, k }: OrderAccess,
): Promise<OrderRow | undefined> {
  const isNamed =
    'id' in name
      ? and(eq(retailOrder.id, name.id), name.kind && eq(retailOrder.kind, name.kind))
      : 'number' in name
        ? eq(retailOrder.number, name.number)
        : eq(retailOrder.paymentLink, name.paymentLink)
  const [order] = await db.select().from(retailOrder).where(isNamed)
  return order && (isOwner(order, principal) || isOrderSecret(k, order.secretHash)) ? order : undefined
}

/** Whether the order belongs to the caller's account; never for a guest. */
export const isOwner = (
  { ownerMarket, ownerId }: Pick<OrderRow, 'ownerMarket' | 'ownerId'>,
  principal: Principal,
): boolean => principal.kind === 'session' && ownerMarket === principal.market && ownerId === principal.userId

/**
 * Like `lookUpOrder`.
 * @throws NOT_FOUND, the same for a missing order and for one that the caller may not see
 */
export async function findOrder(
  context: Pick<AppContext, 'db'>,
  name: OrderName,
  opener: OrderAccess,
): Promise<OrderRow> {
  const order = await lookUpOrder(context, name, opener)
  if (!order) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  return order
}
