import type { Brand, BrandingMove } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { book, lockBalances } from './ledger.ts'
import { readBrand } from './read-brands.ts'

/**
 * Takes pieces of a kit outside of any order.
 * @throws NOT_FOUND, KITS_SHORT
 */
export async function useKits(
  context: AppContext,
  { company, userId }: EmployeePrincipal,
  { reyestrId, brandId, amount }: BrandingMove,
): Promise<Brand> {
  if (reyestrId !== company.id) throw refuse('NOT_FOUND', { message: 'There is no such client.' })
  return transaction(context.db, async (tx) => {
    const remainder = (await lockBalances(tx, company.id, [brandId])).balances.get(brandId)
    if (remainder === undefined) throw refuse('NOT_FOUND', { message: 'There is no such branding kit.' })
    if (remainder < amount)
      throw refuse('KITS_SHORT', {
        message: 'The kit has fewer pieces.',
        data: { lines: [{ index: 0, brand_id: brandId, requested: amount, remainder }] },
      })
    await book(tx, [{ brandId, kind: 'used', amount: -amount }], { by: userId, at: context.clock() })
    return readBrand(tx, company.id, brandId)
  })
}
