import { setTimeout as sleep } from 'node:timers/promises'
import { databaseOver, mintSession } from '@shyrdak/api/testing'
import type { ManagedOrder } from '@shyrdak/sdk/management'
import { hasten } from './backlog.ts'
import { booksOf, faultsOf, pageOf, payAtBank, payer, startCall, type Paying } from './pay-at-bank.ts'
import { post } from './shopper.ts'
import { reported, type Report } from './report.ts'
import { storeFolder, type StoreFolder, type StoreProcess } from './running-store.ts'

const POINTS = (['start', 'fetch', 'capture', 'refund'] as const).flatMap((call) =>
  (['kill-before-effect', 'kill-after-effect'] as const).map((moment) => ({ call, moment })),
)
type Point = (typeof POINTS)[number]

const PATIENCE = 30_000
const QUIET = { TEST_BANK_FAULTS: 'notification:lose' }

/**
 * The store dies during a call to PayPal: when a payment is started, fetched, captured or refunded, before
 * the effect there, or after it and before the store could record it. The next process must find out.
 */
export const killedAtTheBank = (rounds: number): Promise<Report> =>
  reported('killed within a call to the bank, 8 points', rounds * POINTS.length, async (broken) => {
    const folder = await storeFolder('durable')
    try {
      let store = await folder.start(QUIET)
      for (const point of POINTS)
        for (let round = 0; round < rounds; round++) {
          const killed = await killedOnce(folder, store, point)
          store = killed.store
          for (const fault of killed.faults) broken.push(`${point.call} ${point.moment} ${round}: ${fault}`)
        }
      await store.close()
    } finally {
      await folder.discard()
    }
    return POINTS.map(({ call, moment }) => `${call} ${moment.replace('kill-', '')}`).join(', ')
  })

/** The payment starts in one process, the next one dies on it, and the third settles it. */
async function killedOnce(
  folder: StoreFolder,
  healthy: StoreProcess,
  { call, moment }: Point,
): Promise<{ store: StoreProcess; faults: string[] }> {
  const paying = await (await payer(healthy))('paypal')
  if (call === 'refund') {
    const back = await payAtBank(healthy.origin, paying.page)
    await fetch(healthy.origin + back, { redirect: 'manual' })
  }
  await healthy.close()

  const doomed = await folder.start({ TEST_BANK_FAULTS: `notification:lose ${call}:${moment}` })
  // The caller gets no response.
  const deadly = act(doomed, call, paying).catch(() => undefined)
  await Promise.race([doomed.gone(), sleep(PATIENCE)])
  await deadly
  const livedOn = doomed.lastWords() === undefined
  if (livedOn) await doomed.close()

  const store = await folder.start(QUIET)
  const faults = await (call === 'refund' ? refundFaults(store, paying) : paidFaults(store, paying))
  return { store, faults: livedOn ? ['the store lived on', ...faults] : faults }
}

/** Performs the action on which the store dies. */
async function act(store: StoreProcess, call: Point['call'], paying: Paying): Promise<void> {
  if (call === 'refund') return void (await refund(store, paying))
  if (call === 'start') {
    // Resets the attempt, already started: without a reference the next request starts it at the bank.
    await store.database.query(
      `update payment_attempt set provider_ref = null, redirect = null, state = 'created', asked_at = null where id = $1`,
      [paying.attemptId],
    )
    return void (await startCall(store.origin, paying.placed, 'paypal'))
  }
  const back = await payAtBank(store.origin, paying.page)
  await fetch(store.origin + back, { redirect: 'manual' })
}

async function refund(store: StoreProcess, { placed, attemptId }: Paying): Promise<number> {
  const pool = await store.pool()
  try {
    const { token } = await mintSession(databaseOver(pool), { market: 'management' })
    const authorization = { authorization: `Bearer ${token}` }
    const path = `/api/management/orders/${placed.order.id}`
    const read = await fetch(`${store.origin}${path}?country_iso_code=KG`, { headers: authorization })
    const { payments } = (await read.json()) as ManagedOrder // the store's own response
    const { refundable = '0.00' } = payments[0] ?? {}
    const body = { amount: refundable, refundable, reason: 'Too small', returns_stock: false }
    const { status } = await post(
      store.origin,
      `${path}/payments/${attemptId}/refunds?country_iso_code=KG`,
      body,
      authorization,
    )
    return status
  } finally {
    await pool.end()
  }
}

/** The buyer comes back and pays if the payment is still open; the ledgers must agree. */
async function paidFaults(store: StoreProcess, paying: Paying): Promise<string[]> {
  const { origin, database } = store
  const { status, body } = await startCall(origin, paying.placed, 'paypal')
  if (status === 200) {
    const back = await payAtBank(origin, await pageOf(origin, body))
    await fetch(origin + back, { redirect: 'manual' })
  } else if (status !== 409) return [`paying again is answered with ${status}`]
  await hasten(database)
  return faultsOf(await booksOf(database, paying.placed.order.id))
}

/** The job asks the bank again, which recognizes the refund by its id. */
async function refundFaults(store: StoreProcess, { placed }: Paying): Promise<string[]> {
  const until = performance.now() + PATIENCE
  while (performance.now() < until) {
    await store.database.query(
      `update pgboss.job set start_after = now() where name like 'refund-check%' and state in ('created', 'retry')`,
    )
    const { captured, refunded, back } = await booksOf(store.database, placed.order.id)
    if (refunded === captured && back === captured) return []
    await sleep(200)
  }
  const { captured, refunded, back } = await booksOf(store.database, placed.order.id)
  return [`${captured} came, ${refunded} noted as back, ${back} moved back`]
}
