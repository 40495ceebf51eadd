import type { LocalizedText } from '@shyrdak/sdk/contract'
import { eq, sql, type SQL } from 'drizzle-orm'
import { account, type AccountRow } from '#modules/accounts/index.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { artisan } from '../special-tables.ts'

const same = (text: string): LocalizedText => ({ en: text, ru: text, kg: text })
const CRAFT: LocalizedText = { en: 'Felt maker', ru: 'Мастер по войлоку', kg: 'Кийиз уста' }

/** A workshop that its craftsman has not described yet, at the end of the list. */
export const newArtisan = (id: number, who: Pick<AccountRow, 'firstName' | 'lastName'>) => ({
  id,
  name: same(`${who.firstName} ${who.lastName}`),
  position: CRAFT,
  place: sql`(select coalesce(max(${artisan.place}), 0) + 1 from ${artisan})`,
  state: 'waiting' as const,
})

/** The condition for workshops whose page was saved at least once: others wait for their craftsman, not for managers. */
export const isSubmitted: SQL = sql`(${artisan.state} <> 'waiting' or ${artisan.submittedAt} is not null)`

/**
 * Inserts the row of a workshop without a page, so that its goods can refer to it and its craftsman gets their
 * orders. The page is still to be written.
 */
export async function insertUnsubmitted(
  tx: Transaction,
  { artisanId, accountId }: { artisanId: number; accountId: number },
): Promise<void> {
  const [who] = await tx.select().from(account).where(eq(account.id, accountId))
  if (who) await tx.insert(artisan).values(newArtisan(artisanId, who)).onConflictDoNothing()
}
