import type { Issue } from '@shyrdak/sdk/contract'
import type { ManagedKit, NewKit } from '@shyrdak/sdk/management'
import { toMinor } from '@shyrdak/sdk/rules'
import { amountIssues } from '#platform/amount-issues.ts'
import type { AppContext } from '#platform/context.ts'
import { intentByKeyOrBody, type Caller } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import { plainLine, unstorableTexts } from '#platform/text/plain-text.ts'
import { isClient } from '../applications/company-contact.ts'
import { WHOLESALE_PRICE_RANGE } from '../price-range.ts'
import { brand } from '../tables.ts'
import { readManagedKit } from './managed-kits.ts'
import { onlyRow } from '#platform/sql/only-row.ts'
import { transaction } from '#platform/sql/transaction.ts'

interface Creating extends Caller {
  body: NewKit
  principal: SessionPrincipal
}

/**
 * Adds a client's logo as a kit. It has no pieces until the client buys kits or a manager adjusts the
 * balance. Kits cannot be deleted, so a double click or a retry after a lost response adds none.
 * @throws INVALID, naming each field; KEY_REUSED
 */
export async function createKit(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { body, ...caller }: Creating,
): Promise<ManagedKit> {
  const { client_id: companyId, name: sent, kit_count: kitCount, kit_price: price } = body
  const issues: Issue[] = unstorableTexts({ name: sent })
  const name = plainLine(sent)
  if (name === '') issues.push({ path: ['name'], code: 'required' })
  issues.push(...amountIssues(['kit_price'], price, WHOLESALE_PRICE_RANGE))
  if (!(await isClient(db, companyId))) issues.push({ path: ['client_id'], code: 'unknown' })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  const intent = intentByKeyOrBody(caller, { creates: 'brand', body, sentAt: clock() })
  const id = await transaction(db, (tx) =>
    once(tx, intent, async () => {
      const row = { companyId, name, kitCount, kitPriceMinor: toMinor(price) }
      return onlyRow(await tx.insert(brand).values(row).returning({ id: brand.id }), 'insert into brand').id
    }),
  )
  return readManagedKit({ db }, id)
}
