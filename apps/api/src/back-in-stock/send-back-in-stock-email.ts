import { and, eq } from 'drizzle-orm'
import { stockSubscription } from '../db/schema/back-in-stock.ts'
import type { AppContext } from '../app-context.ts'
import { backInStockEmail } from './emails/back-in-stock-email.ts'
import { goodsOfSubscription, isWaiting, subscriptionSecrets } from './subscription-rows.ts'

/** Asks an address whether it is theirs who asked. What was answered, told or taken back meanwhile asks no more. */
export async function sendSubscriptionConfirmation(
  context: AppContext,
  subscriptionId: string,
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
  await context.mail.send(backInStockEmail('confirming', { subscription, goods, secret, publicUrl }))
}

/**
 * Tells somebody once that what they wait for is back. The row is held while the letter leaves, so that no other
 * process sends it too; what was sold again before it left goes on being waited for.
 */
export async function sendBackInStockEmail(context: AppContext, subscriptionId: string): Promise<void> {
  const secret = (await subscriptionSecrets(context.db))(subscriptionId)
  await context.db.transaction(async (tx) => {
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
    await context.mail.send(backInStockEmail('back', { subscription, goods, secret, publicUrl }))
  })
}
