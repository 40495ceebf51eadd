import { and, isNull, sql, type SQL } from 'drizzle-orm'
import { retailOrder } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import type { AppContext } from '#platform/context.ts'
import type { AccountRow } from '#modules/accounts/index.ts'
import { ownAccount } from '#modules/accounts/index.ts'

/**
 * Matches orders without an owner placed with the account's email. Requires a confirmed email: an unconfirmed
 * one could be anybody's.
 */
function claimable({ emailKey, emailConfirmedAt }: AccountRow): SQL | undefined {
  if (!emailConfirmedAt) return undefined
  return and(isNull(retailOrder.ownerId), sql`lower(${retailOrder.email}) = ${emailKey}`)
}

/** Counts the guest orders that the account can claim. */
export async function countGuestOrders(
  context: Pick<AppContext, 'db'>,
  principal: SessionPrincipal,
): Promise<number> {
  const orders = claimable(await ownAccount(context, principal))
  return orders ? context.db.$count(retailOrder, orders) : 0
}

/** Assigns the guest orders to the account and returns their count. Their secrets stay valid. */
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
