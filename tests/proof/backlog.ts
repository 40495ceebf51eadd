import type { PlacedOrder, StartedPayment } from '@shyrdak/sdk/contract'
import type pg from 'pg'
import { order, post, quoted, setStock, someItems } from './shopper.ts'

/** As many concurrent calls as a few browsers send. */
const AT_A_TIME = 8

/** Places orders of one line each, for an item that does not run out, each by a new English buyer. */
export async function placedOrders(
  origin: string,
  database: pg.Client,
  count: number,
  series = 'backlog',
): Promise<PlacedOrder[]> {
  const [item] = await someItems(database, 1)
  if (!item) throw new Error('There is nothing to buy.')
  await setStock(database, item, 1_000_000)
  const body = await quoted(origin, [item])
  return inTurns(count, async (place) => {
    const contact = { ...body.contact, email: `${series}-${place}@example.kg` }
    const answer = await order(origin, { ...body, contact, language: 'en' }, `${series}-${place}`)
    if (answer.status !== 200) throw new Error(`An order was answered with ${answer.status}.`)
    return answer.body
  })
}

/** Starts a payment for every order; none is paid yet. */
export async function startPayments(origin: string, orders: readonly PlacedOrder[]): Promise<void> {
  await inTurns(orders.length, async (place) => {
    const placed = orders[place]
    if (!placed) throw new Error('There is no such order.')
    const { id } = placed.order
    const { status } = await post<StartedPayment>(
      origin,
      `/api/frontend/retail/payment/paypal?country_iso_code=KG&k=${placed.secret}`,
      { order_id: id, success_url: `/order/order-complete/${id}`, cancel_url: '/order/basket' },
    )
    if (status !== 200) throw new Error(`A payment was answered with ${status}.`)
  })
}

/** Updates the bank's own ledger as if every shopper had paid; no notification is sent. */
export const collectAll = (database: pg.Client) =>
  database.query(
    `with paid as (update test_bank.session set state = 'captured' where state = 'pending' returning *)
     insert into test_bank.ledger (session_id, reference, amount_minor, currency, moved_at)
     select id, reference, amount_minor, currency, now() from paid`,
  )

/** The reconciler would ask minutes later; this makes it ask now. */
export const hasten = (database: pg.Client) =>
  database.query(
    `update pgboss.job set start_after = now() where name like 'payment-check%' and state = 'created'`,
  )

async function inTurns<T>(count: number, work: (place: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let begun = 0; begun < count; begun += AT_A_TIME) {
    const turn = Array.from({ length: Math.min(AT_A_TIME, count - begun) }, (_, step) => work(begun + step))
    results.push(...(await Promise.all(turn)))
  }
  return results
}
