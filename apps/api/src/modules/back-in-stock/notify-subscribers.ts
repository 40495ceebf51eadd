import { and, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { stockSubscription } from './tables.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { defineJob, queued } from '#platform/jobs/job.ts'
import { statement } from '#platform/sql/statement.ts'
import type { AppContext } from '#platform/context.ts'
import { isWaiting } from './subscription-rows.ts'
import { price, stock, variation, type StockKey } from '#modules/catalogue/index.ts'
import { backInStockEmail } from './emails/back-in-stock-email.ts'

/**
 * Whether the goods are on sale; until then the subscription keeps waiting. Wholesale goods always count, as
 * their prices depend on the client.
 */
const isSold = sql`(${stockSubscription.priceType} in ('reyestr', 'sole') or exists (
  select from ${variation} join ${price} on ${price.productId} = ${variation.productId}
  where ${variation.id} = ${stockSubscription.variationId}))`

/** The number of emails queued per transaction. */
const BATCH = 100
/** Milliseconds after which a queued email counts as lost. */
const LOST_AFTER_MS = 60 * 60_000

const FIRST_WAITING = `
  select 1 from stock_subscription n join unnest($1::int[], $2::text[]) as back (variation_id, size) using (variation_id, size)
  where n.confirmed_at is not null and n.notified_at is null limit 1`

export const notifySubscribersJob = defineJob('notify-subscribers', notifySubscribers, { pollSeconds: 1 })

/**
 * Queues the job that notifies subscribers, to run after the restocking transaction commits. Skipped when
 * nobody is waiting.
 */
export async function queueBackInStockEmails(
  { jobs }: Pick<AppContext, 'jobs'>,
  { tx, keys }: { tx: Transaction; keys: readonly StockKey[] },
): Promise<void> {
  const columns = [keys.map(({ variationId }) => variationId), keys.map(({ size }) => size)]
  const waiting = await statement(tx, FIRST_WAITING, columns)
  if (waiting.length > 0) await jobs.add(tx, notifySubscribersJob, { keys: [...keys] })
}

/** Queues an email for each subscriber of these sizes. */
async function notifySubscribers(
  context: AppContext,
  { keys }: { keys: readonly StockKey[] },
): Promise<void> {
  const started = context.clock()
  for (const { variationId, size } of keys)
    await queueWhere(
      context,
      and(
        eq(stockSubscription.variationId, variationId),
        eq(stockSubscription.size, size),
        or(isNull(stockSubscription.queuedAt), lte(stockSubscription.queuedAt, started)),
      ),
    )
}

/** Queues emails that are due but missing: a job may be lost, and stock also changes without an event. */
export async function queueLostSubscriptions(context: AppContext): Promise<void> {
  const lost = new Date(context.clock().getTime() - LOST_AFTER_MS)
  await queueWhere(
    context,
    and(
      or(isNull(stockSubscription.queuedAt), lte(stockSubscription.queuedAt, lost)),
      sql`exists (select 1 from ${stock} where ${stock.variationId} = ${stockSubscription.variationId}
        and ${stock.size} = ${stockSubscription.size} and ${stock.quantity} > 0)`,
    ),
  )
}

async function queueWhere(context: AppContext, where: SQL | undefined): Promise<void> {
  for (;;) {
    const count = await transactionWithJobs(context, (tx) => queueBatch(tx, context, where))
    if (count < BATCH) return
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
    .where(and(isWaiting, isSold, where))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  // Later than the cutoff of the query, so that the same batch is not selected again.
  const queuedAt = new Date(clock().getTime() + 1)
  await tx.update(stockSubscription).set({ queuedAt }).where(inArray(stockSubscription.id, ids))
  await jobs.addAll(
    tx,
    ids.map((subscriptionId) =>
      queued(backInStockEmail, { subscriptionId, queuedAt: queuedAt.toISOString() }),
    ),
  )
  return due.length
}
