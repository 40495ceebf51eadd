import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { retailOrderLine } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { linesOf, type OrderRow } from './order-rows.ts'
import { linesLeft, countLeft } from './rules/lines-left.ts'
import { returnStock, restocked, takeStock } from '#modules/catalogue/index.ts'
import { releaseUse, takeUseAgain } from '#modules/discounts/index.ts'

/**
 * Takes the stock of an order again, all or nothing, with the use of its code, but none for canceled pieces.
 * Returns whether it succeeded.
 */
export async function holdStock(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'discountId' | 'email' | 'ownerId'>,
): Promise<boolean> {
  const lines = linesLeft(await linesOf(tx, order.id))
  const requested = lines.map((line) => ({
    variation_id: line.variationId,
    size: line.size,
    count: countLeft(line),
    at_least: line.madeToOrderDays === null ? countLeft(line) : 0,
  }))
  const taking = await takeStock(tx, requested)
  if ('missing' in taking) return false
  await takeUseAgain(tx, order)
  for (const [index, { position, fromStock }] of lines.entries()) {
    const taken = taking.taken[index]
    if (taken === undefined || taken === fromStock) continue
    await tx
      .update(retailOrderLine)
      .set({ fromStock: taken })
      .where(and(eq(retailOrderLine.orderId, order.id), eq(retailOrderLine.position, position)))
  }
  return true
}

/**
 * Returns what the order took from stock, without made-to-order pieces, and notifies back-in-stock
 * subscribers. Also frees its use of a discount code: an order without goods is as if it had not been placed,
 * even if it was paid and refunded, so its buyer may use a code for one order again.
 */
export async function releaseStock(
  tx: Transaction,
  context: Pick<AppContext, 'events'>,
  order: Pick<OrderRow, 'id'>,
): Promise<void> {
  const lines = await linesOf(tx, order.id)
  const back = await returnStock(
    tx,
    lines.map(({ variationId, size, fromStock }) => ({ variation_id: variationId, size, count: fromStock })),
  )
  await releaseUse(tx, order.id)
  if (back.length > 0) await context.events.emit(restocked, { tx, keys: back })
}
