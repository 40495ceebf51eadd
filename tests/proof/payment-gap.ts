import { setTimeout as sleep } from 'node:timers/promises'
import type { NewRetailOrder, PlacedOrder, StartedPayment } from '@shyrdak/sdk/contract'
import type pg from 'pg'
import { inMs, quantile, reported, tally, type Report } from './report.ts'
import { storeFolder, type StoreProcess } from './running-store.ts'
import { order, post, quoted, setStock, someItems } from './shopper.ts'

const POINTS = [
  'while the payment is opened',
  'while the bank is told to pay',
  'and paid while it is down',
] as const
const PATIENCE = 20_000

/**
 * Kills the store between the payment attempt and the bank's notification, lets the bank collect the money,
 * and checks that the next process settles it: paid exactly if the bank says so, once, and with the right
 * amount.
 */
export const paymentGap = (kills: number, random: () => number = Math.random): Promise<Report> =>
  reported('killed between attempt and notification', kills, async (broken) => {
    const folder = await storeFolder()
    const settledMs: number[] = []
    const ends: string[] = []
    try {
      let store = await folder.start()
      const [piece] = await someItems(store.database, 1)
      if (!piece) throw new Error('There is nothing to buy.')
      await setStock(store.database, piece, 10_000)
      let body: NewRetailOrder = await quoted(store.origin, [piece])
      for (let round = 0; round < kills; round++) {
        const point = POINTS[round % POINTS.length]
        const answer = await order(store.origin, body, `gap-${round}`)
        if (answer.status !== 200) throw new Error(`An order was answered with ${answer.status}.`)
        const placed: PlacedOrder = answer.body
        const opening = startPayment(store.origin, placed)
        // The kill may come first; the error is handled where the response is awaited.
        opening.catch(() => undefined)
        if (point === POINTS[0]) {
          await sleep(random() * 25)
        } else {
          const { status, body } = await opening
          if (status !== 200)
            throw new Error(`A payment was answered with ${status}: ${JSON.stringify(body)}`)
          const { payment } = body
          if (point === POINTS[1]) {
            void choose(store.origin, payment.redirect.url).catch(() => undefined)
            await sleep(random() * 25)
          }
        }
        await store.kill(round % 2 === 1)
        await opening.catch(() => undefined)
        store = await folder.start()
        if (point === POINTS[2]) await collect(store.database, placed.order.id)
        const hasPaid = (await moved(store.database, placed.order.id)).count > 0
        ends.push(hasPaid ? 'paid before the reconciler asked' : 'not yet paid')
        const began = performance.now()
        await hasten(store.database)
        if (hasPaid) {
          if (await becomesPaid(store, placed)) settledMs.push(performance.now() - began)
          else
            broken.push(`round ${round}: killed ${point}, the bank has the money and the order stays unpaid`)
        } else {
          const { status, body } = await startPayment(store.origin, placed)
          // The authorized payment was captured meanwhile.
          const isPaid = status === 409
          if (status !== 200 && !isPaid)
            broken.push(`round ${round}: killed ${point}, paying again is answered with ${status}`)
          else if (!isPaid) await choose(store.origin, body.payment.redirect.url)
          if (!(await becomesPaid(store, placed)))
            broken.push(`round ${round}: killed ${point}, and paying again failed`)
        }
        for (const fault of await faultsOf(store.database, placed)) broken.push(`round ${round}: ${fault}`)
        body = await quoted(store.origin, [piece])
      }
      await store.close()
    } finally {
      await folder.discard()
    }
    return `${tally(ends)}; settled ${inMs(quantile(settledMs, 0.5))} after the next question, worst ${inMs(quantile(settledMs, 1))}`
  })

const startPayment = (origin: string, { order: { id }, secret }: PlacedOrder) =>
  post<StartedPayment>(origin, `/api/frontend/retail/payment/paypal?country_iso_code=KG&k=${secret}`, {
    order_id: id,
    success_url: `/order/order-complete/${id}`,
    cancel_url: '/order/basket',
  })

/** Presses "pay" at the test bank, whatever port its store has by now. */
const choose = (origin: string, page: string) =>
  fetch(new URL(new URL(page, origin).pathname, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=pay',
    redirect: 'manual',
  })

/** Updates the bank's own ledger as if the shopper had paid at an external page; no notification is sent. */
const collect = (database: pg.Client, orderId: number) =>
  database.query(
    `with paid as (update test_bank.session s set state = 'captured' from payment_attempt a
       where a.order_id = $1 and s.reference = a.id::text and s.state = 'pending' returning s.*)
     insert into test_bank.ledger (session_id, reference, amount_minor, currency, moved_at)
     select id, reference, amount_minor, currency, now() from paid`,
    [orderId],
  )

async function moved(database: pg.Client, orderId: number): Promise<{ count: number; sum: number }> {
  const { rows } = await database.query<{ count: number; sum: number }>(
    `select count(*)::int, coalesce(sum(l.amount_minor), 0)::int as sum from test_bank.ledger l
     join payment_attempt a on l.reference = a.id::text where a.order_id = $1`,
    [orderId],
  )
  return rows[0] ?? { count: 0, sum: 0 }
}

/** The reconciler would ask minutes later; this makes it ask now. */
const hasten = (database: pg.Client) =>
  database.query(
    `update pgboss.job set start_after = now() where name like 'payment-check%' and state = 'created'`,
  )

async function becomesPaid({ database }: StoreProcess, { order: { id } }: PlacedOrder): Promise<boolean> {
  const until = performance.now() + PATIENCE
  while (performance.now() < until) {
    const { rows } = await database.query('select from retail_order where id = $1 and paid_at is not null', [
      id,
    ])
    if (rows.length > 0) return true
    await sleep(50)
  }
  return false
}

async function faultsOf(database: pg.Client, { order: { id } }: PlacedOrder): Promise<string[]> {
  const { rows } = await database.query<{
    status: string
    total: number
    surplus: number
    sessions: number
    moves: number
  }>(
    `select o.status, (select coalesce(sum(a.amount_minor), 0)::int from payment_attempt a
         where a.order_id = o.id and a.state = 'captured') as total,
       (select count(*)::int from payment_attempt a where a.order_id = o.id and a.flag is not null) as surplus,
       (select count(*)::int - count(distinct s.reference)::int from test_bank.session s
         join payment_attempt a on s.reference = a.id::text where a.order_id = o.id) as sessions,
       (select count(*)::int from retail_order_event e where e.order_id = o.id and e.status = 'in_production') as moves
     from retail_order o where o.id = $1`,
    [id],
  )
  const [seen] = rows
  const money = await moved(database, id)
  return [
    ...(seen?.status === 'in_production' && seen.moves === 1
      ? []
      : [`the paid order is ${seen?.status}, moved there ${seen?.moves} times`]),
    ...(money.count === 1 && money.sum === seen?.total
      ? []
      : [`the bank moved ${money.sum} in ${money.count} payments`]),
    ...(seen?.surplus ? ['an attempt is flagged'] : []),
    ...(seen?.sessions ? ['the bank opened one attempt twice'] : []),
  ]
}
