import { and, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { stockSubscription } from './tables.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { defineJob, queued } from '#platform/jobs/job.ts'
import { statement } from '#platform/sql/statement.ts'
import type { AppContext } from '#platform/context.ts'
import { isSold, isWaiting } from './subscription-rows.ts'
import { stock, type StockKey } from '#modules/catalogue/index.ts'
import { backInStockEmail } from './emails/back-in-stock-email.ts'

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
  const now = context.clock()
  for (const { variationId, size } of keys)
    await queueWhere(context, now, {
      queuedUntil: now,
      where: and(eq(stockSubscription.variationId, variationId), eq(stockSubscription.size, size)),
    })
}

/** Queues emails that are due but missing: a job may be lost, and stock also changes without an event. */
export async function queueLostSubscriptions(context: AppContext): Promise<void> {
  const now = context.clock()
  await queueWhere(context, now, {
    queuedUntil: new Date(now.getTime() - LOST_AFTER_MS),
    where: sql`exists (select 1 from ${stock} where ${stock.variationId} = ${stockSubscription.variationId}
      and ${stock.size} = ${stockSubscription.size} and ${stock.quantity} > 0)`,
  })
}

interface Due {
  /** Emails queued later are on their way. */
  queuedUntil: Date
  where: SQL | undefined
}

async function queueWhere(context: AppContext, now: Date, due: Due): Promise<void> {
  for (;;) {
    const count = await transactionWithJobs(context, (tx) => queueBatch(tx, context, now, due))
    if (count < BATCH) return
  }
}

async function queueBatch(
  tx: Transaction,
  { jobs }: AppContext,
  now: Date,
  { queuedUntil, where }: Due,
): Promise<number> {
  const isUnqueued = or(isNull(stockSubscription.queuedAt), lte(stockSubscription.queuedAt, queuedUntil))
  const due = await tx
    .select({ id: stockSubscription.id })
    .from(stockSubscription)
    .where(and(isWaiting, isSold, isUnqueued, where))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  // Later than `queuedUntil`, whatever the clock says by now, so that the same batch is not selected again.
  const queuedAt = new Date(now.getTime() + 1)
  await tx.update(stockSubscription).set({ queuedAt }).where(inArray(stockSubscription.id, ids))
  await jobs.addAll(
    tx,
    ids.map((subscriptionId) =>
      queued(backInStockEmail, { subscriptionId, queuedAt: queuedAt.toISOString() }),
    ),
  )
  return due.length
}
