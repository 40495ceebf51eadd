import { eq, or } from 'drizzle-orm'
import { account, accountSearchText } from '#modules/accounts/index.ts'
import { hasDigits, hasEveryTerm } from '#platform/sql/containing.ts'
import type { Database } from '#platform/sql/database.ts'
import { searchText } from '#platform/sql/search-text.ts'
import { wholesaleApplication, wholesaleOrder } from './tables.ts'

/**
 * Selects the ids of orders that have every word of the text in their number, in the name of the client or in
 * the person who ordered, or the digits of that person's phone number. Each of them is searched apart, by its
 * own index.
 */
export function matchingOrders(db: Database, text: string) {
  const byNumber = db
    .select({ id: wholesaleOrder.id })
    .from(wholesaleOrder)
    .where(hasEveryTerm(searchText(wholesaleOrder.number), text))
  const byClient = db
    .select({ id: wholesaleOrder.id })
    .from(wholesaleOrder)
    .innerJoin(wholesaleApplication, eq(wholesaleApplication.accountId, wholesaleOrder.companyId))
    .where(hasEveryTerm(searchText(wholesaleApplication.company), text))
  const person = accountSearchText(account)
  const byPerson = db
    .select({ id: wholesaleOrder.id })
    .from(wholesaleOrder)
    .innerJoin(account, eq(account.id, wholesaleOrder.placedBy))
    .where(or(hasEveryTerm(person, text), hasDigits(person, text)))
  return byNumber.union(byClient).union(byPerson)
}
