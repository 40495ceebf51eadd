import { eq } from 'drizzle-orm'
import { retailOrder } from '../db/schema/orders.ts'
import type { Actor } from '../handler.ts'
import { refuse } from '../refusal.ts'
import type { Tools } from '../tools.ts'
import { opensOrder } from './order-secret.ts'
import type { OrderRow } from './order-rows.ts'

export type OrderName = { id: number } | { paymentLink: string } | { number: string }

export interface Opener {
  actor: Actor
  /** The secret, as links carry it. */
  k: string | undefined
}

/** An order for its owner or whoever holds its secret. Another's order and no order are the same 404. */
export async function findOrder(
  { db }: Pick<Tools, 'db'>,
  name: OrderName,
  { actor, k }: Opener,
): Promise<OrderRow> {
  const named =
    'id' in name
      ? eq(retailOrder.id, name.id)
      : 'number' in name
        ? eq(retailOrder.number, name.number)
        : eq(retailOrder.paymentLink, name.paymentLink)
  const [order] = await db.select().from(retailOrder).where(named)
  const isOwner =
    order !== undefined &&
    actor.kind === 'session' &&
    order.ownerMarket === actor.market &&
    order.ownerId === actor.userId
  if (!order || !(isOwner || opensOrder(k, order.secretHash)))
    throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  return order
}
