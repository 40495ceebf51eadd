import type { OrderKind } from '@shyrdak/sdk/contract'
import { and, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { stockSubscription } from '../db/schema/back-in-stock.ts'
import { inTransaction } from '../orders/in-transaction.ts'
import { runStatement, type AnyTransaction } from '../orders/run-statement.ts'
import type { AppContext } from '../app-context.ts'
import { GOODS, isWaiting } from './subscription-rows.ts'
import type { StockKey } from './stock-key.ts'

/** How many letters are queued in one trip. */
const BATCH = 100
/** After this long a letter that was queued counts as lost. */
const LOST_AFTER = 60 * 60_000

const ANYBODY = `
  select 1 from stock_subscription n join unnest($2::int[], $3::text[]) as back (variation_id, size) using (variation_id, size)
  where n.price_type = $1 and n.confirmed_at is not null and n.notified_at is null limit 1`

/**
 * Called in the transaction that fills empty shelves: whoever waits for them is written to once it is done, and
 * nobody when it is not.
 */
export async function notifySubscribers(
  tx: AnyTransaction,
  { jobs }: Pick<AppContext, 'jobs'>,
  priceType: OrderKind,
  back: readonly StockKey[],
): Promise<void> {
  if (back.length === 0) return
  const columns = [back.map(({ variationId }) => variationId), back.map(({ size }) => size)]
  const waiting = await runStatement(tx, ANYBODY, [priceType, ...columns])
  if (waiting.length > 0) await jobs.add(tx, 'notify-subscribers', { priceType, keys: [...back] })
}

/** Queues the letters of all who wait for these shelves. */
export async function emailSubscribers(
  context: AppContext,
  priceType: OrderKind,
  keys: readonly StockKey[],
): Promise<void> {
  const started = context.clock()
  for (const { variationId, size } of keys)
    await queueWhere(
      context,
      and(
        eq(stockSubscription.priceType, priceType),
        eq(stockSubscription.variationId, variationId),
        eq(stockSubscription.size, size),
        or(isNull(stockSubscription.queuedAt), lte(stockSubscription.queuedAt, started)),
      ),
    )
}

/** Queues the letters that should have gone out: a queue may lose one, and pieces come back in other ways. */
export async function queueLostSubscriptions(context: AppContext): Promise<void> {
  const lost = new Date(context.clock().getTime() - LOST_AFTER)
  for (const [priceType, { stock }] of Object.entries(GOODS))
    await queueWhere(
      context,
      and(
        sql`${stockSubscription.priceType} = ${priceType}`,
        or(isNull(stockSubscription.queuedAt), lte(stockSubscription.queuedAt, lost)),
        sql`exists (select 1 from ${stock} where ${stock.variationId} = ${stockSubscription.variationId}
          and ${stock.size} = ${stockSubscription.size} and ${stock.quantity} > 0)`,
      ),
    )
}

async function queueWhere(context: AppContext, where: SQL | undefined): Promise<void> {
  for (;;) {
    const queued = await inTransaction(context, (tx) => queueBatch(tx, context, where))
    if (queued < BATCH) return
  }
}

async function queueBatch(
  tx: Transaction,
  { clock, jobs }: AppContext,
  where: SQL | undefined,
): Promise<number> {
  const due = await tx
    .select({ id: stockSubscription.id })
    .from(stockSubscription)
    .where(and(isWaiting, where))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await tx
    .update(stockSubscription)
    // A moment later than any that was asked for, so that the same batch is not found again.
    .set({ queuedAt: new Date(clock().getTime() + 1) })
    .where(inArray(stockSubscription.id, ids))
  await jobs.addAll(
    tx,
    ids.map((subscriptionId) => ({ name: 'back-in-stock-email', payload: { subscriptionId } })),
  )
  return due.length
}
