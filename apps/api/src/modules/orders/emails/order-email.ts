import { and, eq } from 'drizzle-orm'
import { retailOrder, sentOrderEmail } from '../tables.ts'
import { pickupServices } from '#modules/delivery/index.ts'
import { orderSecret, paymentLinkPath } from '../order-secret.ts'
import { presentOrder } from '../present-order.ts'
import type { AppContext } from '#platform/context.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { writeOrderEmail, type EmailKind } from './write-order-email.ts'

export const orderEmail = defineEmail('order-email', sendOrderEmail)

interface Payload {
  orderId: number
  kind: EmailKind
}

/** Sends an email about an order once, in the buyer's language. */
async function sendOrderEmail(context: AppContext, { orderId, kind }: Payload): Promise<void> {
  const { db, mail, settings, clock } = context
  const [order] = await db.select().from(retailOrder).where(eq(retailOrder.id, orderId))
  const [sent] = await db
    .select()
    .from(sentOrderEmail)
    .where(and(eq(sentOrderEmail.orderId, orderId), eq(sentOrderEmail.kind, kind)))
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
  await db.insert(sentOrderEmail).values({ orderId, kind, sentAt: clock() }).onConflictDoNothing()
}
