import type { Brand } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { readableText } from '#platform/text/readable-text.ts'
import { brand } from '../tables.ts'
import { book, lockBalances } from './ledger.ts'
import { readBrand } from './read-brands.ts'

/**
 * Corrects a client's kit by hand, with the reason that its history shows.
 * @throws NOT_FOUND; INVALID on `amount` for nothing, and for more than there is
 */
export async function adjustKits(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  principal: SessionPrincipal,
  brandId: number,
  { amount, reason: sent }: { amount: number; reason: string },
): Promise<Brand> {
  const reason = readableText('reason', sent, 1)
  if (amount === 0) throw refuseField(['amount'], 'invalid')
  return transaction(db, async (tx) => {
    const [found] = await tx.select({ companyId: brand.companyId }).from(brand).where(eq(brand.id, brandId))
    if (!found) throw refuse('NOT_FOUND', { message: 'There is no such branding kit.' })
    const { balances } = await lockBalances(tx, found.companyId, [brandId])
    const balance = balances.get(brandId) ?? 0
    if (balance + amount < 0) throw refuseField(['amount'], 'too_small', { min: -balance, of: 'number' })
    await book(tx, [{ brandId, kind: 'adjusted', amount, reason }], {
      by: principal.userId,
      at: clock(),
    })
    return readBrand(tx, found.companyId, brandId)
  })
}
