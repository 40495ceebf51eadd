import { eq } from 'drizzle-orm'
import { retailOrder, sentOrderEmail } from '../tables.ts'
import { pickupServices } from '#modules/delivery/index.ts'
import { orderSecret, paymentLinkPath } from '../order-secret.ts'
import { presentOrder } from '../present-order.ts'
import type { AppContext } from '#platform/context.ts'
import { emailIdOf } from '#platform/email/email-id.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { artisanOrderEmail } from './artisan-order-email.ts'
import { writeOrderEmail, type EmailKind } from './write-order-email.ts'
import { MINUTE_MS } from '#platform/time.ts'

export const orderEmail = defineEmail('order-email', sendOrderEmail)

interface Payload {
  orderId: number
  kind: EmailKind
}

/**
 * Milliseconds between checks whether the `placed` email was sent, and the longest that `paid` waits for it.
 */
const FIRST_WAIT_MS = 2_000
const MAX_WAIT_MS = 10 * MINUTE_MS

/** Sends an order email once, in the buyer's language. The `paid` email waits for the `placed` one. */
async function sendOrderEmail(context: AppContext, { orderId, kind }: Payload): Promise<void> {
  const { db, mail, settings, clock } = context
  const [order] = await db.select().from(retailOrder).where(eq(retailOrder.id, orderId))
  const sent = await db.select().from(sentOrderEmail).where(eq(sentOrderEmail.orderId, orderId))
  const isSent = (one: EmailKind) => sent.some((row) => row.kind === one)
  if (!order || isSent(kind)) return
  const now = clock()
  if (kind === 'paid' && !isSent('placed') && now.getTime() - order.createdAt.getTime() < MAX_WAIT_MS)
    return transactionWithJobs(context, (tx) =>
      context.jobs.add(tx, orderEmail, { orderId, kind }, { after: new Date(now.getTime() + FIRST_WAIT_MS) }),
    )
  const link =
    `${settings.publicUrl}/${order.language}` +
    paymentLinkPath(order.paymentLink, await orderSecret(db, order.paymentLink))
  const shown = await presentOrder(db, order)
  const pickups = await pickupServices(
    db,
    shown.items.map(({ delivery }) => delivery.code),
  )
  // An email that waited is queued as a new job, perhaps twice, so its id does not come from the job.
  const id = await emailIdOf(db, 'order-email', orderId, kind)
  await mail.send(writeOrderEmail(shown, kind, link, pickups), id)
  await transactionWithJobs(context, async (tx) => {
    await tx.insert(sentOrderEmail).values({ orderId, kind, sentAt: now }).onConflictDoNothing()
    // Craftsmen are emailed only after the buyer's payment email went out.
    if (kind === 'paid' && order.kind === 'special')
      await context.jobs.add(tx, artisanOrderEmail, { orderId })
  })
}
