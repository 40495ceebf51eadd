import type { Notification } from '@shyrdak/api/testing'
import { bankPen, booksOf, deliver, faultsOf, payAtBank, payer, PAYMENT_PROVIDERS } from './pay-at-bank.ts'
import { reported, tally, type Report } from './report.ts'
import type { StoreProcess } from './running-store.ts'

const COPIES = 100

/** The same notification of each bank a hundred times: one move, one email, correct responses. */
export const copiedWebhooks = (store: StoreProcess, trials: number): Promise<Report> =>
  reported('100 copies of a notification, 4 banks', trials * PAYMENT_PROVIDERS.length, async (broken) => {
    const { origin, database } = store
    const pay = await payer(store)
    const pool = await store.pool()
    const write = await bankPen(pool)
    const statuses: number[] = []
    for (const provider of PAYMENT_PROVIDERS)
      for (let trial = 0; trial < trials; trial++) {
        const paying = await pay(provider)
        await payAtBank(origin, paying.page)
        const copy = await write(paying)
        const answers = await Promise.all(Array.from({ length: COPIES }, () => deliver(origin, copy)))
        statuses.push(...answers)
        // A store too busy to ask its bank answers 503, and the bank retries.
        const last = await deliver(origin, copy)
        if (last !== 200) broken.push(`${provider} ${trial}: the last copy was answered with ${last}`)
        if (answers.some((status) => status !== 200 && status !== 503))
          broken.push(`${provider} ${trial}: ${tally(answers)}`)
        const { id } = paying.placed.order
        for (const fault of faultsOf(await booksOf(database, id)))
          broken.push(`${provider} ${trial}: ${fault}`)
      }
    await pool.end()
    return tally(statuses)
  })

const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(Math.random() * values.length)]

/** A modified text, header or sender: what an attacker could send. */
function forged({ path, raw, headers, ip }: Notification): Notification {
  const signed = Object.keys(headers).filter((header) => header !== 'content-type')
  const header = pick(signed)
  const place = Math.floor(Math.random() * raw.length)
  const other = raw[place] === 'x' ? 'y' : 'x'
  const changes = [
    () => ({ path, headers, raw: raw.slice(0, place) + other + raw.slice(place + 1), ip: '203.0.113.7' }),
    () => ({ path, headers, raw: raw.slice(0, place), ip: '203.0.113.7' }),
    () => ({
      path,
      headers: { 'content-type': 'application/json' },
      raw: withoutSecret(raw),
      ip: '203.0.113.7',
    }),
    ...(header === undefined
      ? []
      : [
          () => ({
            path,
            raw,
            headers: { ...headers, [header]: `${headers[header]}0` },
            ...(ip !== undefined && { ip }),
          }),
          () => ({ path, raw: `${raw} `, headers, ...(ip !== undefined && { ip }) }),
        ]),
  ]
  return (pick(changes) ?? (() => ({ path, raw: '', headers })))()
}

const withoutSecret = (raw: string) => raw.replace(/("secret_hash":")[^"]*/, '$1guess')

/** Notifications that no bank has sent, of payments made or not made: none is accepted. */
export const forgedWebhooks = (store: StoreProcess, trials: number): Promise<Report> =>
  reported('forged notifications, 4 banks', trials * PAYMENT_PROVIDERS.length, async (broken) => {
    const { origin, database } = store
    const pay = await payer(store)
    const pool = await store.pool()
    const write = await bankPen(pool)
    const statuses: number[] = []
    for (const provider of PAYMENT_PROVIDERS) {
      const paying = await pay(provider)
      const real = await write(paying)
      for (let trial = 0; trial < trials; trial++) {
        const status = await deliver(origin, forged(real))
        statuses.push(status)
        if (status < 400) broken.push(`${provider} ${trial}: answered with ${status}`)
      }
      const books = await booksOf(database, paying.placed.order.id)
      if (books.paid || books.captured > 0 || books.status !== 'payment_waiting')
        broken.push(`${provider}: the order is ${books.status}, ${books.captured} noted`)
    }
    await pool.end()
    return tally(statuses)
  })

const EVENTS = ['notification', 'the same again', 'return', 'way out', 'look'] as const
type Event = (typeof EVENTS)[number]

/** Every order of every selection of up to five events. */
function* ordersOf(events: readonly Event[], before: readonly Event[] = []): Generator<readonly Event[]> {
  if (before.length > 0) yield before
  for (const event of events)
    yield* ordersOf(
      events.filter((one) => one !== event),
      [...before, event],
    )
}

/** After the buyer has paid, the events may arrive in any order: the result is the same. */
export const everyOrderOfEvents = (store: StoreProcess, step: number): Promise<Report> => {
  const orders = [...ordersOf(EVENTS)].filter((_, place) => place % step === 0)
  return reported(
    'every order of up to 5 events, 4 banks',
    orders.length * PAYMENT_PROVIDERS.length,
    async (broken) => {
      const { origin, database } = store
      const pay = await payer(store)
      const pool = await store.pool()
      const write = await bankPen(pool)
      for (const provider of PAYMENT_PROVIDERS)
        for (const events of orders) {
          const paying = await pay(provider)
          const back = await payAtBank(origin, paying.page)
          const notification = await write(paying)
          const { id } = paying.placed.order
          for (const event of events) {
            const path = event === 'way out' ? back.replace('/return/', '/cancel/') : back
            if (event === 'return' || event === 'way out') await fetch(origin + path, { redirect: 'manual' })
            else if (event === 'look')
              await fetch(
                `${origin}/api/frontend/order/retail/${id}?country_iso_code=KG&k=${paying.placed.secret}`,
              )
            else await deliver(origin, notification)
          }
          for (const fault of faultsOf(await booksOf(database, id)))
            broken.push(`${provider}, ${events.join(', ')}: ${fault}`)
        }
      await pool.end()
      return `${orders.length} orders of events for each bank`
    },
  )
}
