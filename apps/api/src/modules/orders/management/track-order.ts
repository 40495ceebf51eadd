import type { Issue } from '@shyrdak/sdk/contract'
import type { OrderTracking } from '@shyrdak/sdk/management'
import { lineKey } from '@shyrdak/sdk/rules'
import { and, eq } from 'drizzle-orm'
import { retailOrderLine } from '../tables.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { linesOf, lockOrder, itemsOf } from '../order-rows.ts'
import { transaction } from '#platform/sql/transaction.ts'

/**
 * Sets the tracking numbers of order lines, all or none. A line that has the number already is left as it is.
 * @throws NOT_FOUND; INVALID on a `line_key` that is unknown or repeated; STALE when a line's number has changed
 */
export async function trackOrder(
  { db }: Pick<AppContext, 'db'>,
  orderId: number,
  { items }: OrderTracking,
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await lockOrder(tx, orderId))) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
    const lines = await linesOf(tx, orderId)
    const stored = new Map(itemsOf(lines).map((piece, index) => [lineKey(piece), lines[index]]))
    const seen = new Set<string>()
    const issues: Issue[] = items.flatMap(({ line_key: key }, index) => {
      const isKnown = stored.has(key) && !seen.has(key)
      seen.add(key)
      return isKnown ? [] : [{ path: ['items', index, 'line_key'], code: 'invalid' }]
    })
    if (issues.length > 0) throw refuse('INVALID', { issues })
    for (const { line_key: key, was, tracking_number: trackingNumber } of items) {
      const line = stored.get(key)
      if (!line || line.trackingNumber === trackingNumber) continue
      if (line.trackingNumber !== was)
        throw refuse('STALE', { message: 'A tracking number has been changed in the meantime.' })
      await tx
        .update(retailOrderLine)
        .set({ trackingNumber })
        .where(and(eq(retailOrderLine.orderId, orderId), eq(retailOrderLine.position, line.position)))
    }
  })
}
