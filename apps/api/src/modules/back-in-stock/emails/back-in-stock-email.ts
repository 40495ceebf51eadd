import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { goodsOfSubscription, isWaiting, subscriptionSecrets } from '../subscription-rows.ts'
import { stockSubscription } from '../tables.ts'
import { writeBackInStockEmail } from './write-back-in-stock-email.ts'

export const backInStockEmail = defineEmail('back-in-stock-email', sendBackInStockEmail)

/**
 * Emails a subscriber once. The row stays locked during sending, so that no other process sends it too. If
 * the size is sold out again, the subscription keeps waiting.
 */
async function sendBackInStockEmail(
  context: AppContext,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const secret = (await subscriptionSecrets(context.db))(subscriptionId)
  await transaction(context.db, async (tx) => {
    const [subscription] = await tx
      .select()
      .from(stockSubscription)
      .where(and(eq(stockSubscription.id, subscriptionId), isWaiting))
      .for('update')
    const goods = subscription && (await goodsOfSubscription(tx, subscription))
    if (!goods || goods.quantity === 0) return
    await tx
      .update(stockSubscription)
      .set({ notifiedAt: context.clock() })
      .where(eq(stockSubscription.id, subscriptionId))
    const { publicUrl } = context.settings
    await context.mail.send(writeBackInStockEmail('back', { subscription, goods, secret, publicUrl }))
  })
}
