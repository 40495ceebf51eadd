import type { ClientTerms } from '@shyrdak/sdk/management'
import { and, eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { isCompanyContact } from '../applications/company-contact.ts'
import { priceList, wholesaleApplication } from '../tables.ts'

/**
 * Gives a client another list or tier. It holds for the next cart: orders keep the prices of their lines.
 * @throws NOT_FOUND, STALE where the client or another manager was there meanwhile, INVALID for a list that does not exist
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
