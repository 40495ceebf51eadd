import type { OrderKind } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { retailOrder } from '../db/schema/orders.ts'
import type { Actor } from '../handler.ts'
import { refuse } from '../refusal.ts'
import type { Tools } from '../tools.ts'
import { opensOrder } from './order-secret.ts'
import type { OrderRow } from './order-rows.ts'

/** A number opens one kind only where it names it. */
export type OrderName = { id: number; kind?: OrderKind } | { paymentLink: string } | { number: string }

export interface Opener {
  actor: Actor
  /** The secret, as links carry it. */
  k: string | undefined
}

/** An order for its owner or whoever holds its secret; undefined for everyone else. */
export async function seekOrder(
  { db }: Pick<Tools, 'db'>,
  name: OrderName,
  { actor, k }: Opener,
): Promise<OrderRow | undefined> {
  const named =
    'id' in name
      ? and(eq(retailOrder.id, name.id), name.kind && eq(retailOrder.kind, name.kind))
      : 'number' in name
        ? eq(retailOrder.number, name.number)
        : eq(retailOrder.paymentLink, name.paymentLink)
  const [order] = await db.select().from(retailOrder).where(named)
  const isOwner =
    order !== undefined &&
    actor.kind === 'session' &&
    order.ownerMarket === actor.market &&
    order.ownerId === actor.userId
  return order && (isOwner || opensOrder(k, order.secretHash)) ? order : undefined
}

/** The same, or 404: another's order and no order are alike. */
export async function findOrder(
  tools: Pick<Tools, 'db'>,
  name: OrderName,
  opener: Opener,
): Promise<OrderRow> {
  const order = await seekOrder(tools, name, opener)
  if (!order) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  return order
}
