import type { KitAdjustment, ManagedKit } from '@shyrdak/sdk/management'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { readableText } from '#platform/text/readable-text.ts'
import { brand } from '../tables.ts'
import { book, lockBalances } from './ledger.ts'
import { readManagedKit } from './managed-kits.ts'

/**
 * Adjusts the balance of a client's kit, with a reason for its history.
 * @throws NOT_FOUND; STALE when the balance has changed since it was read; INVALID on `amount` when it is
 * zero or would make the balance negative
 */
export async function adjustKits(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  principal: SessionPrincipal,
  brandId: number,
  { was, amount, reason: sent }: KitAdjustment,
): Promise<ManagedKit> {
  const reason = readableText('reason', sent, 1)
  if (amount === 0) throw refuseField(['amount'], 'invalid')
  await transaction(db, async (tx) => {
    const [found] = await tx.select({ companyId: brand.companyId }).from(brand).where(eq(brand.id, brandId))
    if (!found) throw refuse('NOT_FOUND', { message: 'There is no such branding kit.' })
    const { balances } = await lockBalances(tx, found.companyId, [brandId])
    const balance = balances.get(brandId) ?? 0
    if (balance !== was) throw refuse('STALE', { message: `The kit has ${balance} pieces by now.` })
    if (balance + amount < 0) throw refuseField(['amount'], 'too_small', { min: -balance, of: 'number' })
    await book(tx, [{ brandId, kind: 'adjusted', amount, reason }], {
      by: principal.userId,
      at: clock(),
    })
  })
  return readManagedKit({ db }, brandId)
}
