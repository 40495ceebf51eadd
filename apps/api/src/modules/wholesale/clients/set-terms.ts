import type { ClientTerms } from '@shyrdak/sdk/management'
import { and, eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { isCompanyContact } from '../applications/company-contact.ts'
import { priceList, wholesaleApplication } from '../tables.ts'

/**
 * Sets a client's price list and tier. Existing orders keep their prices.
 * @throws NOT_FOUND; STALE when the client or another manager has changed it since; INVALID for an unknown
 * price list
 */
export const setClientTerms = (
  { db }: Pick<AppContext, 'db'>,
  { id, revision }: { id: number; revision: number },
  { price_list_id: priceListId, tier_count: tierCount }: ClientTerms,
): Promise<void> =>
  transaction(db, async (tx) => {
    const [found] = await tx
      .select({ revision: wholesaleApplication.revision })
      .from(wholesaleApplication)
      .innerJoin(account, isCompanyContact)
      .where(and(eq(wholesaleApplication.accountId, id), eq(account.status, 'active')))
      .for('update', { of: wholesaleApplication })
    if (!found) throw refuse('NOT_FOUND', { message: 'There is no such client.' })
    if (found.revision !== revision)
      throw refuse('STALE', { message: 'The client has been changed in the meantime.' })
    if (priceListId !== null) {
      const [list] = await tx
        .select({ id: priceList.id })
        .from(priceList)
        .where(eq(priceList.id, priceListId))
      if (!list) throw refuseField(['price_list_id'], 'unknown')
    }
    await tx
      .update(wholesaleApplication)
      .set({ priceListId, tierCount, revision: revision + 1 })
      .where(eq(wholesaleApplication.accountId, id))
  })
