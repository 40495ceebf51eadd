import { and, isNull, sql, type SQL } from 'drizzle-orm'
import { retailOrder } from '../db/schema/orders.ts'
import type { SessionActor } from '../handler.ts'
import type { Tools } from '../tools.ts'
import type { AccountRow } from './log-in.ts'
import { ownAccount } from './own-account.ts'

/** Orders without an owner that name the account's e-mail. Who has not confirmed it could name anybody's. */
function claimable({ emailKey, emailConfirmedAt }: AccountRow): SQL | undefined {
  if (!emailConfirmedAt) return undefined
  return and(isNull(retailOrder.ownerId), sql`lower(${retailOrder.email}) = ${emailKey}`)
}

/** How many orders a claim would bring. */
export async function countGuestOrders(tools: Pick<Tools, 'db'>, actor: SessionActor): Promise<number> {
  const orders = claimable(await ownAccount(tools, actor))
  return orders ? tools.db.$count(retailOrder, orders) : 0
}

/** Makes them the person's own. Their secrets go on opening them. */
export async function claimGuestOrders(tools: Pick<Tools, 'db'>, actor: SessionActor): Promise<number> {
  const orders = claimable(await ownAccount(tools, actor))
  if (!orders) return 0
  const claimed = await tools.db
    .update(retailOrder)
    .set({ ownerMarket: actor.market, ownerId: actor.userId })
    .where(orders)
    .returning({ id: retailOrder.id })
  return claimed.length
}
