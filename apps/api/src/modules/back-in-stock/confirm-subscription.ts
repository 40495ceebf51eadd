import type { ConfirmedNotification } from '@shyrdak/sdk/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { tokenHash } from '#platform/session/token.ts'
import { stockSubscription } from './tables.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { stock } from '#modules/catalogue/index.ts'
import { goodsOfSubscription, NO_SOLE } from './subscription-rows.ts'
import { backInStockEmail } from './emails/back-in-stock-email.ts'

const UNKNOWN = { message: 'This link was used or has expired.' }

/**
 * Confirms a subscription. Idempotent. If the size is back already, its email is queued at once.
 * @throws NOT_FOUND when the email was already sent, or the subscription was canceled or has expired
 */
export async function confirmSubscription(
  context: AppContext,
  secret: string,
): Promise<ConfirmedNotification> {
  return transactionWithJobs(context, async (tx) => {
    const [subscription] = await tx
      .select()
      .from(stockSubscription)
      .where(and(eq(stockSubscription.tokenHash, tokenHash(secret)), isNull(stockSubscription.notifiedAt)))
    if (!subscription) throw refuse('NOT_FOUND', UNKNOWN)
    // A concurrent restock either waits for this confirmation or is seen here. Stock is locked before
    // subscriptions, as everywhere.
    await tx
      .select({ size: stock.size })
      .from(stock)
      .where(and(eq(stock.variationId, subscription.variationId), eq(stock.size, subscription.size)))
      .for('share')
    const goods = await goodsOfSubscription(tx, subscription)
    if (!goods) throw refuse('NOT_FOUND', UNKNOWN)
    const now = context.clock()
    const [confirmed] = await tx
      .update(stockSubscription)
      .set({ confirmedAt: subscription.confirmedAt ?? now, ...(goods.quantity > 0 && { queuedAt: now }) })
      .where(and(eq(stockSubscription.id, subscription.id), isNull(stockSubscription.notifiedAt)))
      .returning({ id: stockSubscription.id })
    if (!confirmed) throw refuse('NOT_FOUND', UNKNOWN)
    if (goods.quantity > 0)
      await context.jobs.add(tx, backInStockEmail, {
        subscriptionId: subscription.id,
        queuedAt: now.toISOString(),
      })
    const { priceType, size } = subscription
    const soleId = subscription.soleId === NO_SOLE ? null : subscription.soleId
    const { productId, colorId, slug, name, color } = goods
    return { productId, priceType, soleId, colorId, size, slug, name, color }
  })
}

/**
 * Deletes a subscription.
 * @throws NOT_FOUND when it does not exist
 */
export async function cancelSubscription({ db }: Pick<AppContext, 'db'>, secret: string): Promise<void> {
  const gone = await db
    .delete(stockSubscription)
    .where(eq(stockSubscription.tokenHash, tokenHash(secret)))
    .returning({ id: stockSubscription.id })
  if (gone.length === 0) throw refuse('NOT_FOUND', UNKNOWN)
}
