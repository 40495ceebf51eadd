import { and, eq } from 'drizzle-orm'
import { orderLetter, retailOrder } from '../db/schema/orders.ts'
import { pickupServices } from '../delivery/pickup-services.ts'
import { orderSecret, paymentLinkPath } from '../orders/order-secret.ts'
import { presentOrder } from '../orders/present-order.ts'
import type { Tools } from '../tools.ts'
import { writeOrderLetter, type LetterKind } from './order-letter.ts'

/** Sends an order's letter once, in the buyer's language. A letter that could not be sent is tried again by the queue. */
export async function sendOrderLetter(tools: Tools, orderId: number, kind: LetterKind): Promise<void> {
  const { db, mail, settings, clock } = tools
  const [order] = await db.select().from(retailOrder).where(eq(retailOrder.id, orderId))
  const [sent] = await db
    .select()
    .from(orderLetter)
    .where(and(eq(orderLetter.orderId, orderId), eq(orderLetter.kind, kind)))
  if (!order || sent) return
  const link =
    `${settings.publicUrl}/${order.language}` +
    paymentLinkPath(order.paymentLink, await orderSecret(db, order.paymentLink))
  const shown = await presentOrder(db, order)
  const pickups = await pickupServices(
    db,
    shown.items.map(({ delivery }) => delivery.code),
  )
  await mail.send(writeOrderLetter(shown, kind, link, pickups))
  await db.insert(orderLetter).values({ orderId, kind, sentAt: clock() }).onConflictDoNothing()
}
