import type { Money, NewWholesaleOrder, WholesaleOrder } from '@shyrdak/sdk/contract'
import { MAX_MINOR, toMinor, wholesaleTotal } from '@shyrdak/sdk/rules'
import type { AppContext } from '#platform/context.ts'
import { dayOf } from '#platform/day.ts'
import { intentByKeyOrBody, type Caller } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { refuseUnstorable } from '#platform/text/plain-text.ts'
import { clientTerms } from '../client-terms.ts'
import { queueOrderEmails } from './emails/queue-order-emails.ts'
import { readOrder } from './read-orders.ts'
import { resolveLines, type ResolvedLine } from './resolve-lines.ts'
import { writeOrder } from './write-order.ts'

export interface Placement extends Caller {
  body: NewWholesaleOrder
  principal: EmployeePrincipal
}

/**
 * Places an order, all or nothing. Prices, stock and kits are the store's; what the client saw is only
 * compared, and every line that differs is reported.
 * @throws NOT_FOUND for another client, INVALID, PRICE_CHANGED, SOLD_OUT, KITS_SHORT, KEY_REUSED
 */
export async function placeOrder(context: AppContext, placement: Placement): Promise<WholesaleOrder> {
  const { body, principal } = placement
  refuseUnstorable(body)
  if (body.reyestr_id !== principal.company.id)
    throw refuse('NOT_FOUND', { message: 'There is no such client.' })
  const sentAt = context.clock()
  const intent = intentByKeyOrBody(placement, { creates: 'wholesale_order', body, sentAt })
  const orderId = await transactionWithJobs(context, (tx) =>
    once(tx, intent, () => place(tx, context, placement)),
  )
  return readOrder(context, principal, orderId)
}

async function place(
  tx: Transaction,
  context: AppContext,
  { body, principal }: Pick<Placement, 'body' | 'principal'>,
): Promise<number> {
  const now = context.clock()
  const terms = await clientTerms(tx, principal.company)
  const lines = await resolveLines(tx, principal.company.id, { terms, day: dayOf(now) }, body.items)
  const sum = checkSums(body, lines)
  const id = await writeOrder(tx, { body, principal, lines, sum, terms, now })
  await queueOrderEmails(context, tx, id)
  return id
}

/**
 * Returns the total computed by the store.
 * @throws INVALID for a wrong count, or a sum that is not Money; PRICE_CHANGED when a price or the total differs from what the client saw
 */
function checkSums(body: NewWholesaleOrder, lines: readonly ResolvedLine[]): Money {
  const count = body.items.reduce((all, item) => all + item.count, 0)
  if (body.count !== count) throw refuseField(['count'], 'invalid')
  const exact = lines.reduce((all, { item, tier }) => all + toMinor(tier.price) * item.count, 0)
  if (exact > MAX_MINOR) throw refuseField(['sum'], 'too_big', { max: MAX_MINOR / 100, of: 'number' })
  const sum = wholesaleTotal(lines.map(({ item, tier }) => ({ sale_cost: tier.price, count: item.count })))
  const changed = lines.flatMap(({ item, tier }, index) =>
    item.price === tier.price ? [] : [{ index, ...tier }],
  )
  if (changed.length > 0 || body.sum !== sum)
    throw refuse('PRICE_CHANGED', {
      message: 'Prices are not what the client was shown.',
      data: { sum, lines: changed },
    })
  return sum
}
