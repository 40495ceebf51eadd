import { and, eq } from 'drizzle-orm'
import { orderEmail, retailOrder } from '../db/schema/orders.ts'
import { pickupServices } from '../delivery/pickup-services.ts'
import { orderSecret, paymentLinkPath } from '../orders/order-secret.ts'
import { presentOrder } from '../orders/present-order.ts'
import type { AppContext } from '../app-context.ts'
import { writeOrderEmail, type EmailKind } from './order-email.ts'

/** Sends an order's letter once, in the buyer's language. A letter that could not be sent is tried again by the queue. */
export async function sendOrderEmail(context: AppContext, orderId: number, kind: EmailKind): Promise<void> {
  const { db, mail, settings, clock } = context
  const [order] = await db.select().from(retailOrder).where(eq(retailOrder.id, orderId))
  const [sent] = await db
    .select()
    .from(orderEmail)
    .where(and(eq(orderEmail.orderId, orderId), eq(orderEmail.kind, kind)))
  if (!order || sent) return
  const link =
    `${settings.publicUrl}/${order.language}` +
    paymentLinkPath(order.paymentLink, await orderSecret(db, order.paymentLink))
  const shown = await presentOrder(db, order)
  const pickups = await pickupServices(
    db,
    shown.items.map(({ delivery }) => delivery.code),
  )
  await mail.send(writeOrderEmail(shown, kind, link, pickups))
  await db.insert(orderEmail).values({ orderId, kind, sentAt: clock() }).onConflictDoNothing()
}
