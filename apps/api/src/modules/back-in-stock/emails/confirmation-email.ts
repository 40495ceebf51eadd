import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { goodsOfSubscription, subscriptionSecrets } from '../subscription-rows.ts'
import { stockSubscription } from '../tables.ts'
import { writeBackInStockEmail } from './write-back-in-stock-email.ts'

export const confirmationEmail = defineEmail('subscription-confirmation', sendConfirmationEmail)

/** Emails the link that confirms a subscription. A no-op when it was confirmed or canceled. */
async function sendConfirmationEmail(
  context: AppContext,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const [subscription] = await context.db
    .select()
    .from(stockSubscription)
    .where(eq(stockSubscription.id, subscriptionId))
  if (!subscription || subscription.confirmedAt) return
  const goods = await goodsOfSubscription(context.db, subscription)
  if (!goods) return
  const secret = (await subscriptionSecrets(context.db))(subscriptionId)
  const { publicUrl } = context.settings
  await context.mail.send(writeBackInStockEmail('confirming', { subscription, goods, secret, publicUrl }))
}
