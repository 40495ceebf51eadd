import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuseField } from '#platform/refusal.ts'
import { lockRowToRemove, type RowAt } from '#platform/sql/lock-row.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { discountReferences } from './discount-references.ts'
import { discount } from './tables.ts'

/**
 * Deletes a code without orders. One with orders can only be switched off. A concurrent order with the code
 * either commits before the count, or finds no code.
 * @throws NOT_FOUND, STALE; INVALID with `in_use` on `orders`
 */
export async function removeDiscount(
  { db, events }: Pick<AppContext, 'db' | 'events'>,
  at: RowAt,
): Promise<{ id: number }> {
  await transaction(db, async (tx) => {
    await lockRowToRemove(tx, discount, at, 'discount code')
    const named = { tx, id: at.id, orders: 0 }
    await events.emit(discountReferences, named)
    if (named.orders > 0) throw refuseField(['orders'], 'in_use', { count: named.orders })
    await tx.delete(discount).where(eq(discount.id, at.id))
  })
  return { id: at.id }
}
