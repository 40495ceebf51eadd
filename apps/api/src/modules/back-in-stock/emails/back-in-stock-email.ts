import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { emailIdOf } from '#platform/email/email-id.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { goodsOfSubscription, isSold, isWaiting, subscriptionSecrets } from '../subscription-rows.ts'
import { stockSubscription } from '../tables.ts'
import { writeBackInStockEmail } from './write-back-in-stock-email.ts'

export const backInStockEmail = defineEmail('back-in-stock-email', sendBackInStockEmail)

interface Payload {
  subscriptionId: string
  /** The subscription's `queuedAt` as this job was queued; missing in jobs of an older version. */
  queuedAt?: string
}

/**
 * Emails a subscriber once: of several jobs queued for a subscription only the last one sends. If the size is
 * sold out again, or the goods are not on sale, the subscription keeps waiting.
 */
async function sendBackInStockEmail(
  { db, mail, clock, settings: { publicUrl } }: AppContext,
  { subscriptionId, queuedAt }: Payload,
): Promise<void> {
  const isAwaited = and(eq(stockSubscription.id, subscriptionId), isWaiting)
  const [subscription] = await db.select().from(stockSubscription).where(and(isAwaited, isSold))
  if (!subscription) return
  if (queuedAt !== undefined && queuedAt !== subscription.queuedAt?.toISOString()) return
  const goods = await goodsOfSubscription(db, subscription)
  if (!goods || goods.quantity === 0) return
  const secret = (await subscriptionSecrets(db))(subscriptionId)
  // A later job may have to send it again, so its id does not come from the job.
  const id = await emailIdOf(db, 'back-in-stock', subscriptionId, subscription.askedAt.toISOString())
  await mail.send(writeBackInStockEmail('back', { subscription, goods, secret, publicUrl }), id)
  await db.update(stockSubscription).set({ notifiedAt: clock() }).where(isAwaited)
}
