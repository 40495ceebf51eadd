import { eq } from 'drizzle-orm'
import { emailKey } from '#platform/session/email-key.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'
import { discountUse } from './tables.ts'

/**
 * SQL: locks the code if it can still be used at the revision that was checked. Of two orders that compete
 * for the last use, one gets no row. The new count is computed from the locked row.
 */
export const lockDiscount = (
  { id, revision }: Record<'id' | 'revision', string>,
  condition: string,
): string => `
  discounted as materialized (
    select d.id, d.uses from discount d
    where d.id = ${id} and d.revision = ${revision} and (d.max_uses is null or d.uses < d.max_uses) and ${condition}
    for update)`

/**
 * SQL: takes a use for the order inserted by `made`. A concurrent use with the same number violates a unique
 * key.
 */
export const takeUse = ({ email, account, place }: Record<'email' | 'account' | 'place', string>): string => `
  used as (
    insert into discount_use (order_id, discount_id, email_key, account_id, place)
    select made.id, discounted.id, ${email}::text, ${account}::int, ${place}::int from made, discounted),
  counted as (
    update discount d set uses = discounted.uses + 1 from discounted, made where d.id = discounted.id)`

/** SQL: the ids of the orders that use a code. */
export const ordersUsing = (tx: Transaction, discountId: number) =>
  tx.select({ orderId: discountUse.orderId }).from(discountUse).where(eq(discountUse.discountId, discountId))

/** The unique keys violated when two orders of one buyer take the same use. */
export const USE_KEYS: readonly (string | undefined)[] = ['discount_use_of_email', 'discount_use_of_account']

const GIVE_BACK = `
  with gone as (delete from discount_use where order_id = $1 returning discount_id)
  update discount d set uses = d.uses - 1 from gone where d.id = gone.discount_id`

/** Frees the use of an order that ends. */
export const releaseUse = async (tx: Transaction, orderId: number): Promise<void> => {
  await statement(tx, GIVE_BACK, [orderId])
}

const RETAKE = `
  with used as (
    insert into discount_use (order_id, discount_id, email_key, account_id) values ($1, $2, $3, $4)
    on conflict (order_id) do nothing returning discount_id)
  update discount d set uses = d.uses + 1 from used where d.id = used.discount_id`

interface DiscountedOrder {
  id: number
  discountId: number | null
  email: string
  ownerId: number | null
}

/**
 * Takes a use again for an order that continues after its use was freed. It keeps its price, even if the code
 * is used up.
 */
export async function takeUseAgain(
  tx: Transaction,
  { id, discountId, email, ownerId }: DiscountedOrder,
): Promise<void> {
  if (discountId !== null) await statement(tx, RETAKE, [id, discountId, emailKey(email), ownerId])
}
