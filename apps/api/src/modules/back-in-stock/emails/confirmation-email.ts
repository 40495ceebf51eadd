import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { goodsOfSubscription, subscriptionSecrets } from '../subscription-rows.ts'
import { stockSubscription } from '../tables.ts'
import { writeBackInStockEmail } from './write-back-in-stock-email.ts'

export const confirmationEmail = defineEmail('subscription-confirmation', sendConfirmationEmail)

/** Asks the person behind an address to confirm a subscription. One that was confirmed or canceled meanwhile gets nothing. */
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
