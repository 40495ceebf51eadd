import { and, isNull, sql, type SQL } from 'drizzle-orm'
import { retailOrder } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import type { AppContext } from '#platform/context.ts'
import type { AccountRow } from '#modules/accounts/index.ts'
import { ownAccount } from '#modules/accounts/index.ts'

/** Orders without an owner that name the account's email. Who has not confirmed it could name anybody's. */
function claimable({ emailKey, emailConfirmedAt }: AccountRow): SQL | undefined {
  if (!emailConfirmedAt) return undefined
  return and(isNull(retailOrder.ownerId), sql`lower(${retailOrder.email}) = ${emailKey}`)
}

/** How many orders a claim would bring. */
export async function countGuestOrders(
  context: Pick<AppContext, 'db'>,
  principal: SessionPrincipal,
): Promise<number> {
  const orders = claimable(await ownAccount(context, principal))
  return orders ? context.db.$count(retailOrder, orders) : 0
}

/** Makes them the person's own. Their secrets go on opening them. */
export async function claimGuestOrders(
  context: Pick<AppContext, 'db'>,
  principal: SessionPrincipal,
): Promise<number> {
  const orders = claimable(await ownAccount(context, principal))
  if (!orders) return 0
  const claimed = await context.db
    .update(retailOrder)
    .set({ ownerMarket: principal.market, ownerId: principal.userId })
    .where(orders)
    .returning({ id: retailOrder.id })
  return claimed.length
}
