import type { OrderKind } from '@shyrdak/sdk/contract'
import { and, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { stockNotice } from '../db/schema/notifications.ts'
import { inTransaction } from '../orders/in-transaction.ts'
import { runStatement, type AnyTransaction } from '../orders/run-statement.ts'
import type { Tools } from '../tools.ts'
import { GOODS, isWaiting } from './notice-rows.ts'
import type { Shelf } from './shelf.ts'

/** How many letters are queued in one trip. */
const BATCH = 100
/** After this long a letter that was queued counts as lost. */
const LOST_AFTER = 60 * 60_000

const ANYBODY = `
  select 1 from stock_notice n join unnest($2::int[], $3::text[]) as back (variation_id, size) using (variation_id, size)
  where n.price_type = $1 and n.confirmed_at is not null and n.told_at is null limit 1`

/**
 * Called in the transaction that fills empty shelves: whoever waits for them is written to once it is done, and
 * nobody when it is not.
 */
export async function tellOfStock(
  tx: AnyTransaction,
  { jobs }: Pick<Tools, 'jobs'>,
  priceType: OrderKind,
  back: readonly Shelf[],
): Promise<void> {
  if (back.length === 0) return
  const columns = [back.map(({ variationId }) => variationId), back.map(({ size }) => size)]
  const waiting = await runStatement(tx, ANYBODY, [priceType, ...columns])
  if (waiting.length > 0) await jobs.add(tx, 'stock-back', { priceType, shelves: [...back] })
}

/** Queues the letters of all who wait for these shelves. */
export async function queueForShelves(
  tools: Tools,
  priceType: OrderKind,
  shelves: readonly Shelf[],
): Promise<void> {
  const started = tools.clock()
  for (const { variationId, size } of shelves)
    await queueWhere(
      tools,
      and(
        eq(stockNotice.priceType, priceType),
        eq(stockNotice.variationId, variationId),
        eq(stockNotice.size, size),
        or(isNull(stockNotice.queuedAt), lte(stockNotice.queuedAt, started)),
      ),
    )
}

/** Queues the letters that should have gone out: a queue may lose one, and pieces come back in other ways. */
export async function queueLostNotices(tools: Tools): Promise<void> {
  const lost = new Date(tools.clock().getTime() - LOST_AFTER)
  for (const [priceType, { stock }] of Object.entries(GOODS))
    await queueWhere(
      tools,
      and(
        sql`${stockNotice.priceType} = ${priceType}`,
        or(isNull(stockNotice.queuedAt), lte(stockNotice.queuedAt, lost)),
        sql`exists (select 1 from ${stock} where ${stock.variationId} = ${stockNotice.variationId}
          and ${stock.size} = ${stockNotice.size} and ${stock.quantity} > 0)`,
      ),
    )
}

async function queueWhere(tools: Tools, where: SQL | undefined): Promise<void> {
  for (;;) {
    const queued = await inTransaction(tools, (tx) => queueBatch(tx, tools, where))
    if (queued < BATCH) return
  }
}

async function queueBatch(tx: Transaction, { clock, jobs }: Tools, where: SQL | undefined): Promise<number> {
  const due = await tx
    .select({ id: stockNotice.id })
    .from(stockNotice)
    .where(and(isWaiting, where))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await tx
    .update(stockNotice)
    // A moment later than any that was asked for, so that the same batch is not found again.
    .set({ queuedAt: new Date(clock().getTime() + 1) })
    .where(inArray(stockNotice.id, ids))
  await jobs.addAll(
    tx,
    ids.map((noticeId) => ({ name: 'stock-notice', payload: { noticeId } })),
  )
  return due.length
}
