import { randomUUID } from 'node:crypto'
import {
  databaseOver,
  findSession,
  openTestBank,
  quietLog,
  type Notification,
  type TestBank,
} from '@shyrdak/api/testing'
import type { PaymentProvider, PlacedOrder, StartedPayment } from '@shyrdak/sdk/contract'
import { PAYMENT_PROVIDERS } from '@shyrdak/sdk/contract'
import type pg from 'pg'
import type { StoreProcess } from './running-store.ts'
import { order, post, quoted, setStock, someItems } from './shopper.ts'

export { PAYMENT_PROVIDERS }

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** The event each bank sends after its buyer has paid. */
const GOOD = { paypal: 'approved', yookassa: 'captured', kkb: 'approved', kicb: 'captured' } as const

export interface Paying {
  placed: PlacedOrder
  provider: PaymentProvider
  attemptId: string
  page: string
}

/** Places orders of one item that does not run out, and starts their payments. */
export async function payer({ origin, database }: StoreProcess) {
  const [item] = await someItems(database, 1)
  if (!item) throw new Error('There is nothing to buy.')
  await setStock(database, item, 1_000_000)
  let body = await quoted(origin, [item])
  let asked = performance.now()
  return async (provider: PaymentProvider): Promise<Paying> => {
    // A quote is valid for half an hour.
    if (performance.now() - asked > 600_000) {
      body = await quoted(origin, [item])
      asked = performance.now()
    }
    const { status, body: placed } = await order(origin, body, randomUUID())
    if (status !== 200) throw new Error(`An order was answered with ${status}.`)
    return { placed, provider, ...(await startPayment(origin, placed, provider)) }
  }
}

export const startCall = (
  origin: string,
  { order: { id, order_number }, secret }: PlacedOrder,
  provider: PaymentProvider,
) =>
  post<StartedPayment>(
    origin,
    `/api/frontend/retail/payment/${provider}?country_iso_code=KG&k=${secret}`,
    provider === 'paypal' || provider === 'kkb'
      ? { order_id: id, success_url: '/order/basket', cancel_url: '/order/basket' }
      : { order_number },
  )

async function startPayment(origin: string, placed: PlacedOrder, provider: PaymentProvider) {
  const { status, body } = await startCall(origin, placed, provider)
  if (status !== 200) throw new Error(`A payment was answered with ${status}: ${JSON.stringify(body)}`)
  return { attemptId: body.payment.attempt_id, page: await pageOf(origin, body) }
}

/** The page that the buyer's browser opens. */
export async function pageOf(origin: string, { payment: { redirect } }: StartedPayment): Promise<string> {
  const { pathname, search } = new URL(redirect.url)
  if (search === '') return pathname
  const answer = await fetch(origin + pathname + search, { redirect: 'manual' })
  return answer.headers.get('location') ?? pathname
}

/** Presses "pay". Returns the return path, which the buyer may follow or not. */
export async function payAtBank(origin: string, page: string): Promise<string> {
  const answer = await fetch(origin + page, {
    method: 'POST',
    headers: FORM,
    body: 'choice=pay',
    redirect: 'manual',
  })
  return answer.headers.get('location') ?? '/'
}

/** Creates signed notifications as the store's bank would send them. */
export async function bankPen(pool: pg.Pool) {
  const db = databaseOver(pool)
  const bank: TestBank = await openTestBank({
    db,
    secret: undefined,
    clock: () => new Date(),
    newId: randomUUID,
    log: quietLog,
  })
  return async ({ provider, attemptId }: Pick<Paying, 'provider' | 'attemptId'>): Promise<Notification> => {
    const { rows } = await pool.query<{ ref: string }>(
      'select provider_ref as ref from payment_attempt where id = $1',
      [attemptId],
    )
    const session = await findSession(db, provider, rows[0]?.ref ?? '', new Date())
    const notification = session && bank.notificationOf(session, GOOD[provider])
    if (!notification) throw new Error(`${provider} has nothing to tell.`)
    return notification
  }
}

/** Posts a notification as if from the bank's own network. */
export async function deliver(origin: string, { path, raw, headers, ip }: Notification): Promise<number> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': ip ?? '198.51.100.9' },
    body: raw,
  })
  await answer.text()
  return answer.status
}

export interface Books {
  status: string
  paid: boolean
  captured: number
  refunded: number
  ledger: number
  movements: number
  back: number
  moves: number
  emails: number
  flags: number
}

/** The records of an order in the store and at the bank. */
export async function booksOf(database: pg.Client, orderId: number): Promise<Books> {
  const { rows } = await database.query<Books>(
    `select o.status, o.paid_at is not null as paid,
       (select coalesce(sum(a.amount_minor), 0)::int from payment_attempt a where a.order_id = o.id
         and a.state in ('captured', 'partially_refunded', 'refunded')) as captured,
       (select coalesce(sum(a.refunded_minor), 0)::int from payment_attempt a where a.order_id = o.id) as refunded,
       (select coalesce(sum(l.amount_minor), 0)::int from test_bank.ledger l join payment_attempt a
         on l.reference in (a.id::text, a.invoice::text) where a.order_id = o.id) as ledger,
       (select count(*)::int from test_bank.ledger l join payment_attempt a
         on l.reference in (a.id::text, a.invoice::text) where a.order_id = o.id) as movements,
       (select coalesce(sum(r.amount_minor), 0)::int from test_bank.refund r
         join test_bank.session s on s.id = r.session_id
         join payment_attempt a on s.reference in (a.id::text, a.invoice::text) where a.order_id = o.id) as back,
       (select count(*)::int from retail_order_event e where e.order_id = o.id and e.status = 'in_production') as moves,
       (select count(*)::int from pgboss.job j where j.name = 'order-email'
         and (j.data->>'orderId')::int = o.id and j.data->>'kind' = 'paid'
         -- One that waits for the email before it is queued anew, for later.
         and j.start_after < o.paid_at + interval '1.9 seconds') as emails,
       (select count(*)::int from payment_attempt a where a.order_id = o.id and a.flag is not null) as flags
     from retail_order o where o.id = $1`,
    [orderId],
  )
  const [books] = rows
  if (!books) throw new Error(`There is no order ${orderId}.`)
  return books
}

/** Lists inconsistencies in the records of an order that was paid once. */
export function faultsOf({
  status,
  paid,
  captured,
  ledger,
  movements,
  moves,
  emails,
  flags,
}: Books): string[] {
  return [
    ...(paid && status === 'in_production' ? [] : [`the order is ${status}${paid ? ', paid' : ''}`]),
    ...(captured === ledger && movements === 1 ? [] : [`${captured} noted, ${ledger} moved in ${movements}`]),
    ...(moves === 1 ? [] : [`it was moved ${moves} times`]),
    ...(emails === 1 ? [] : [`${emails} emails`]),
    ...(flags === 0 ? [] : ['an attempt is flagged']),
  ]
}
