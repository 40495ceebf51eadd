import { emailKey } from '#platform/session/email-key.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'

/**
 * The code locked, where it can still be used as it was judged: of two orders that race for its last use, one finds
 * nothing. What is counted is counted from the row that was locked.
 */
export const lockDiscount = (
  { id, revision }: Record<'id' | 'revision', string>,
  condition: string,
): string => `
  discounted as materialized (
    select d.id, d.uses from discount d
    where d.id = ${id} and d.revision = ${revision} and (d.max_uses is null or d.uses < d.max_uses) and ${condition}
    for update)`

/** Takes a use for the order that `made` has written. A second one of the buyer at the same place breaks a unique key. */
export const takeUse = ({ email, account, place }: Record<'email' | 'account' | 'place', string>): string => `
  used as (
    insert into discount_use (order_id, discount_id, email_key, account_id, place)
    select made.id, discounted.id, ${email}::text, ${account}::int, ${place}::int from made, discounted),
  counted as (
    update discount d set uses = discounted.uses + 1 from discounted, made where d.id = discounted.id)`

/** The keys that two orders of one buyer break who want the same use. */
export const USE_KEYS: readonly (string | undefined)[] = ['discount_use_of_email', 'discount_use_of_account']

const GIVE_BACK = `
  with gone as (delete from discount_use where order_id = $1 returning discount_id)
  update discount d set uses = d.uses - 1 from gone where d.id = gone.discount_id`

/** The use of an order that ends is free for another one. */
export const giveUseBack = async (tx: Transaction, orderId: number): Promise<void> => {
  await statement(tx, GIVE_BACK, [orderId])
}

const RETAKE = `
  with used as (
    insert into discount_use (order_id, discount_id, email_key, account_id)
    select $1, d.id, $3, $4 from discount d where d.code = $2
    on conflict (order_id) do nothing returning discount_id)
  update discount d set uses = d.uses + 1 from used where d.id = used.discount_id`

interface DiscountedOrder {
  id: number
  discountCode: string | null
  email: string
  ownerId: number | null
}

/** An order that had given its use back goes on. It keeps its price, even where its code was used up meanwhile. */
export async function retakeUse(
  tx: Transaction,
  { id, discountCode: code, email, ownerId }: DiscountedOrder,
): Promise<void> {
  if (code !== null) await statement(tx, RETAKE, [id, code, emailKey(email), ownerId])
}
