import type { Brand, BrandingMove } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import { intentByKey, type Caller } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { onlyRow } from '#platform/sql/only-row.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { book, lockBalances } from './ledger.ts'
import { readBrand } from './read-brands.ts'

interface Use extends Omit<Caller, 'ip'> {
  body: BrandingMove
  principal: EmployeePrincipal
}

/**
 * Takes pieces of a kit outside of any order. Without an idempotency key every call takes pieces: people do
 * take the same number twice in a row.
 * @throws NOT_FOUND, KITS_SHORT, KEY_REUSED
 */
export async function useKits(context: AppContext, use: Use): Promise<Brand> {
  const { body, principal } = use
  if (body.reyestrId !== principal.company.id)
    throw refuse('NOT_FOUND', { message: 'There is no such client.' })
  const at = context.clock()
  const intent = intentByKey(use, { creates: 'branding_entry', body, sentAt: at })
  return transaction(context.db, async (tx) => {
    await once(tx, intent, () => take(tx, use, at))
    return readBrand(tx, principal.company.id, body.brandId)
  })
}

/** Books the pieces, and returns the id of the entry. */
async function take(
  tx: Transaction,
  { body: { brandId, amount }, principal: { company, userId } }: Use,
  at: Date,
): Promise<number> {
  const remainder = (await lockBalances(tx, company.id, [brandId])).balances.get(brandId)
  if (remainder === undefined) throw refuse('NOT_FOUND', { message: 'There is no such branding kit.' })
  if (remainder < amount)
    throw refuse('KITS_SHORT', {
      message: 'The kit has fewer pieces.',
      data: { lines: [{ index: 0, brand_id: brandId, requested: amount, remainder }] },
    })
  const entries = await book(tx, [{ brandId, kind: 'used', amount: -amount }], { by: userId, at })
  return onlyRow(entries, 'insert into branding_entry').id
}
