import {
  cancelOrder,
  lockOrder,
  paymentAttempt,
  readManagedOrder,
  retailOrder,
} from '#modules/orders/index.ts'
import { paymentEvent } from './tables.ts'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderStatus, PaymentProvider } from '@shyrdak/sdk/contract'
import type { Bank, BankState } from '#gateways/payments/port.ts'
import { testBankLedger, testBankSession } from '#gateways/payments/test-bank/tables.ts'
import { expireOrder } from '#modules/orders/expire-orders.ts'
import { moveManagedOrder } from '#modules/orders/management/move-managed-order.ts'
import { placeOrder } from '#modules/orders/place-order.ts'
import { readOrder } from '#modules/orders/read-order.ts'
import { findOrder } from '#modules/orders/find-order.ts'
import { agree, asGuest, openTestShop, trials, lineRequest, type TestShop } from '#testing/test-shop.ts'
import { chooseAtBank, deliver, goToBank, notificationOf } from '#testing/pay-at-bank.ts'
import { checkPayment } from './payment-check.ts'
import { requestRefund } from './refunds/request-refund.ts'
import { settleAttempt } from './settle-attempt.ts'
import { startAtBank } from './start-at-bank.ts'
import { startPayment } from './start-payment.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/time.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { mintSession } from '#testing/mint-session.ts'
import { runJob } from '#testing/test-context.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const guest = { kind: 'guest' } as const

async function placed() {
  const { order, secret } = await placeOrder(shop.context, asGuest(agree(await shop.quote([lineRequest(1)]))))
  const opener = { principal: guest, k: secret }
  return {
    id: order.id,
    secret,
    row: () => findOrder(shop.context, { id: order.id }, opener),
    read: () => readOrder(shop.context, { id: order.id }, opener),
  }
}

/** The buyer's choice on the bank's page. */
const choose = (url: string, choice: string) =>
  shop.app.inject({
    method: 'POST',
    url: url.replace('http://shop.test', ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  })

test('a shopper pays at the bank and returns to a paid order', async () => {
  const order = await placed()
  const { redirect_url, payment } = await startPayment(shop.context, 'kicb', await order.row())
  expect(payment.state).toBe('pending')
  expect(await order.read()).toMatchObject({ status: 'payment_waiting', payment: { state: 'checking' } })

  const page = await shop.app.inject((redirect_url ?? '').replace('http://shop.test', ''))
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Сыноо банкы')
  const moderated = await choose(redirect_url ?? '', 'pay')
  expect(moderated.statusCode).toBe(303)
  const back = await shop.app.inject(String(moderated.headers.location))
  expect(back.statusCode).toBe(303)
  expect(back.headers.location).toBe(`/kg/order/order-complete/${order.id}?k=${order.secret}`)

  expect(await order.read()).toMatchObject({
    status: 'in_production',
    held_until: null,
    payment: { state: 'paid', payable: false },
    timeline: [{ status: 'Processing' }, { status: 'payment_waiting' }, { status: 'in_production' }],
  })
  expect(
    shop.jobs.recorded.filter(({ name }) => name === 'order-email').map(({ payload }) => payload),
  ).toEqual([
    { orderId: order.id, kind: 'placed' },
    { orderId: order.id, kind: 'paid' },
  ])
  const ledger = await shop.context.db.select().from(testBankLedger)
  expect(ledger.map(({ amountMinor }) => amountMinor)).toEqual([225_000])
  await vi.waitFor(async () => expect(await shop.context.db.select().from(paymentEvent)).toHaveLength(1))
})

const started = async (order: Awaited<ReturnType<typeof placed>>, provider: PaymentProvider = 'kicb') => {
  const { redirect_url, payment } = await startPayment(shop.context, provider, await order.row())
  return { url: redirect_url ?? '', id: payment.attempt_id }
}
const attempts = () => shop.context.db.select().from(paymentAttempt)
const ledgerSum = async () =>
  (await shop.context.db.select().from(testBankLedger)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
/** Waits for the webhook, which can take seconds on a busy machine. */
const becomesPaid = ({ read }: Pick<Awaited<ReturnType<typeof placed>>, 'read'>) =>
  vi.waitFor(async () => expect(await read()).toMatchObject({ payment: { state: 'paid' } }), 5_000)
const notified = () =>
  vi.waitFor(async () => expect(await shop.context.db.select().from(paymentEvent)).not.toHaveLength(0), 5_000)
const paidEmails = () =>
  shop.jobs.recorded.filter(
    ({ name, payload }) => name === 'order-email' && 'kind' in payload && payload.kind === 'paid',
  )

test('an order shows what the bank charges in its currency, during and after the payment', async () => {
  const order = await placed()
  expect((await order.read()).payment).not.toHaveProperty('charge')
  const { url } = await started(order, 'paypal')
  const charge = { currency: 'USD', amount: '25.73', rate: '87.450000' }
  expect((await order.read()).payment).toMatchObject({ state: 'checking', charge })
  await choose(url, 'pay')
  await becomesPaid(order)
  expect((await order.read()).payment).toMatchObject({ state: 'paid', charge })
})

test('a refused or cancelled payment leaves the order payable, and the next attempt pays it', async () => {
  const order = await placed()
  for (const choice of ['refuse', 'cancel']) {
    const { url } = await started(order)
    const back = await choose(url, choice)
    const page = await shop.app.inject(String(back.headers.location))
    expect(page.headers.location).toContain(choice === 'cancel' ? '/payment-link/' : '/order/order-complete/')
    expect(await order.read()).toMatchObject({
      status: 'payment_waiting',
      payment: { state: choice === 'cancel' ? 'canceled' : 'refused', payable: true },
    })
  }
  await choose((await started(order)).url, 'pay')
  await notified()
  await becomesPaid(order)
  await expect(started(order)).rejects.toMatchObject({ code: 'ALREADY_PAID' })
  expect((await attempts()).map(({ state }) => state).sort()).toEqual(['canceled', 'captured', 'failed'])
})

test('starting an open payment again returns the same attempt', async () => {
  const order = await placed()
  const all = await Promise.all(Array.from({ length: 10 }, () => started(order)))
  expect(new Set(all.map(({ url }) => url)).size).toBe(1)
  expect(await attempts()).toHaveLength(1)
})

test.each(['lose', 'ten-times', 'late'] as const)(
  'with the notification fault "%s" the order is paid once',
  async (fault) => {
    shop.faults.notification = fault
    const order = await placed()
    await choose((await started(order)).url, 'pay')
    shop.pass(4_000)
    await becomesPaid(order)
    if (fault !== 'lose') await notified()
    expect(paidEmails()).toHaveLength(1)
    expect((await order.read()).timeline).toHaveLength(3)
  },
)

test(
  'a hundred copies of one notification pay the order and send its email once',
  { timeout: 60_000 },
  async () => {
    shop.faults.notification = 'lose'
    for (let trial = 0; trial < trials(50); trial += 1) {
      await shop.setStock(1, '38', 5)
      shop.jobs.recorded.length = 0
      const order = await placed()
      await choose((await started(order)).url, 'pay')
      const attempt = (await attempts()).find(({ orderId }) => orderId === order.id)
      const notification = await notificationOf(
        shop,
        { provider: 'kicb', ref: attempt?.providerRef },
        'captured',
      )
      const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(shop, notification)))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      expect(paidEmails()).toHaveLength(1)
      expect((await order.read()).timeline).toHaveLength(3)
      shop.pass(2 * MINUTE_MS)
    }
  },
)

test('a forged notification is refused and changes nothing', async () => {
  const order = await placed()
  await started(order)
  const [attempt] = await attempts()
  const real = await notificationOf(shop, { provider: 'kicb', ref: attempt?.providerRef }, 'captured')
  const { 'x-kicb-signature': _signature, ...unsigned } = real.headers
  expect((await deliver(shop, { ...real, headers: unsigned })).statusCode).toBe(403)
  expect((await deliver(shop, { ...real, raw: '{"session_id":' })).statusCode).toBe(403)
  expect((await deliver(shop, { ...real, raw: `${real.raw} ` })).statusCode).toBe(403)
  // Each bank has its own path, which rejects the webhooks of other banks.
  for (const path of ['/api/hooks/paypal', '/api/hooks/yookassa', '/api/hooks/kkb'])
    expect((await deliver(shop, { ...real, path })).statusCode).toBe(403)
  // The signature is valid, but the bank's record shows no payment.
  expect((await deliver(shop, real)).statusCode).toBe(503)
  expect((await deliver(shop, { ...real, raw: `"${'x'.repeat(70_000)}"` })).statusCode).toBe(413)
  expect(await order.read()).toMatchObject({ status: 'payment_waiting', payment: { state: 'checking' } })
})

test.each(['wrong-amount', 'wrong-currency', 'foreign-merchant'] as const)(
  'a payment with %s puts the order on hold and does not pay it',
  async (fault) => {
    shop.faults.record = fault
    const order = await placed()
    const back = await choose((await started(order)).url, 'pay')
    await shop.app.inject(String(back.headers.location))
    expect(await order.read()).toMatchObject({
      status: 'on_hold',
      reason: 'mismatch',
      payment: { state: 'unpaid', payable: false },
    })
    expect(await attempts()).toMatchObject([{ state: 'captured', flag: 'mismatch' }])
    expect(paidEmails()).toHaveLength(0)
    await expireOrder(shop.context, order.id)
    expect(await shop.stockOf(1, '38')).toBe(9)
  },
)

test('of two payments of one order at two banks one pays it, the other is flagged as surplus', async () => {
  const order = await placed()
  const first = await started(order, 'kicb')
  const second = await started(order, 'yookassa')
  await Promise.all([choose(first.url, 'pay'), choose(second.url, 'pay')])
  shop.pass(4_000)
  await vi.waitFor(async () =>
    expect((await attempts()).map(({ flag, state }) => `${state} ${flag}`).sort()).toEqual([
      'captured null',
      'captured surplus',
    ]),
  )
  expect(await order.read()).toMatchObject({ status: 'in_production', payment: { state: 'paid' } })
  expect(paidEmails()).toHaveLength(1)
  expect(await ledgerSum()).toBe((await attempts()).reduce((sum, { amountMinor }) => sum + amountMinor, 0))
  const paying = (await attempts()).find(({ flag }) => flag === null)
  expect(await order.read()).toMatchObject({ payment: { provider: paying?.provider } })
})

test('an order names the provider that paid it, not the last one tried', async () => {
  const order = await placed()
  const first = await started(order, 'kicb')
  await started(order, 'yookassa')
  await choose(first.url, 'pay')
  await settleAttempt(shop.context, first.id)
  expect(await order.read()).toMatchObject({ payment: { state: 'paid', provider: 'kicb' } })
})

test('an approved payment is not captured when the order is already paid', async () => {
  shop.faults.notification = 'lose'
  const order = await placed()
  const first = await started(order, 'kicb')
  const second = await started(order, 'paypal')
  await choose(first.url, 'pay')
  await choose(second.url, 'pay')
  await settleAttempt(shop.context, first.id)
  await settleAttempt(shop.context, second.id)
  expect(
    (await attempts()).map(({ provider, state, flag }) => `${provider} ${state} ${flag}`).sort(),
  ).toEqual(['kicb captured null', 'paypal canceled null'])
  expect(await shop.context.db.select().from(testBankLedger)).toHaveLength(1)
})

/** Lets time pass and runs each payment check when it is due, until there are no more. Returns how many ran. */
async function runChecks(): Promise<number> {
  for (let ran = 0; ; ran += 1) {
    const due = shop.jobs.recorded.filter(({ name }) => name === 'payment-check')[ran]
    if (!due) return ran
    shop.pass(Math.max(0, (due.after?.getTime() ?? 0) - shop.context.clock().getTime()))
    await runJob(shop.context, due)
  }
}

test('a payment that the buyer abandons ends within a day, and the bank is asked a few more times', async () => {
  const order = await placed()
  const { payment } = await startPayment(shop.context, 'kkb', await order.row())
  shop.pass(15 * HOUR_MS)
  await settleAttempt(shop.context, payment.attempt_id)
  expect(await order.read()).toMatchObject({ payment: { state: 'checking' } })
  shop.pass(HOUR_MS)
  await settleAttempt(shop.context, payment.attempt_id)
  expect(await attempts()).toMatchObject([{ state: 'expired' }])
  expect(await order.read()).toMatchObject({ payment: { state: 'unpaid', payable: true } })
  expect(await runChecks()).toBe(15)
})

test('money that arrives after the store has given a payment up still pays the order', async () => {
  shop.faults.notification = 'lose'
  const order = await placed()
  const { payment } = await startPayment(shop.context, 'kkb', await order.row())
  // The bank's page would not live that long here.
  const createdAt = new Date(shop.context.clock().getTime() - 17 * HOUR_MS)
  await shop.context.db.update(paymentAttempt).set({ createdAt })
  await checkPayment(shop.context, payment.attempt_id)
  expect(await attempts()).toMatchObject([{ state: 'expired' }])
  await chooseAtBank(shop, await goToBank(shop, payment), 'pay')
  await checkPayment(shop.context, payment.attempt_id)
  expect(await order.read()).toMatchObject({ status: 'in_production', payment: { state: 'paid' } })
})

test('a payment at a bank that never answers again is given up after the last check', async () => {
  const order = await placed()
  await started(order, 'kkb')
  shop.faults.fetch = 'fail'
  expect(await runChecks()).toBe(15)
  expect(await attempts()).toMatchObject([{ state: 'expired' }])
})

test('a buyer who goes back to the store, and then pays at the bank after all, has paid without a notification', async () => {
  shop.faults.notification = 'lose'
  const order = await placed()
  const { url } = await started(order)
  const [attempt] = await attempts()
  await shop.app.inject(`/api/pay/cancel/${attempt?.returnToken}`)
  expect(await attempts()).toMatchObject([{ state: 'canceled' }])
  await choose(url, 'pay')
  await runChecks()
  expect(await order.read()).toMatchObject({ status: 'in_production', payment: { state: 'paid' } })
})

test('a payment that the buyer canceled is not asked about for longer than a day', async () => {
  const order = await placed()
  await started(order)
  const [attempt] = await attempts()
  await shop.app.inject(`/api/pay/cancel/${attempt?.returnToken}`)
  expect(await runChecks()).toBe(12)
  expect(await attempts()).toMatchObject([{ state: 'canceled' }])
})

/** A bank reports this state of every payment from now on. */
function bankReports(provider: 'paypal' | 'kicb', state: BankState): void {
  const { banks } = shop.context
  const bank = banks[provider]
  if (!bank) throw new Error(`The shop does not take ${provider}.`)
  const fetch: Bank['fetch'] = async (payment) => ({ ...(await bank.fetch(payment)), state })
  shop.context.banks = { ...banks, [provider]: { ...bank, fetch } }
}
const payPalReports = (state: BankState) => bankReports('paypal', state)

/** An order whose buyer has paid at PayPal, which is still checking the payment. */
async function processed() {
  const order = await placed()
  const { id } = await started(order, 'paypal')
  payPalReports('processing')
  await settleAttempt(shop.context, id)
  return { ...order, attemptId: id, settle: () => settleAttempt(shop.context, id) }
}

test('a payment that PayPal processes for days keeps its goods, cannot be made twice, and pays the order', async () => {
  const order = await processed()
  const shown = { held_until: null, payment: { state: 'checking', payable: false } }
  expect(await order.read()).toMatchObject(shown)
  await expect(started(order, 'kicb')).rejects.toMatchObject({ code: 'NOT_PAYABLE' })
  const [attempt] = await attempts()
  await shop.app.inject(`/api/pay/cancel/${attempt?.returnToken}`)
  shop.pass(2 * DAY_MS)
  await expireOrder(shop.context, order.id)
  await order.settle()
  expect(await order.read()).toMatchObject(shown)
  expect(await shop.stockOf(1, '38')).toBe(9)
  expect((await readManagedOrder(shop.context.db, order.id)).payments).toMatchObject([
    { state: 'processing' },
  ])
  payPalReports('captured')
  await order.settle()
  expect(await order.read()).toMatchObject({ status: 'in_production', payment: { state: 'paid' } })
})

test('a payment that PayPal processes keeps its goods when a manager resumes the order', async () => {
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  const order = await processed()
  const move = (from: OrderStatus, status: OrderStatus, note = '') =>
    moveManagedOrder(
      shop.context,
      order.id,
      { from, status, note },
      { kind: 'session', market: 'management', userId },
    )
  await move('payment_waiting', 'on_hold', 'We ask PayPal')
  await move('on_hold', 'payment_waiting')
  expect(await order.read()).toMatchObject({ held_until: null, payment: { state: 'checking' } })
})

test('a buyer whose payment PayPal declines after processing it can pay in another way, or loses the goods', async () => {
  const order = await processed()
  shop.pass(2 * DAY_MS)
  payPalReports('failed')
  await order.settle()
  expect(await order.read()).toMatchObject({
    held_until: expect.any(String),
    payment: { state: 'refused', payable: true },
  })
  const expiry = shop.jobs.recorded.findLast(({ name }) => name === 'order-expiry')
  shop.pass(HOUR_MS)
  if (expiry) await runJob(shop.context, expiry)
  expect(await order.read()).toMatchObject({ status: 'on_hold', reason: 'expired' })
  expect(await shop.stockOf(1, '38')).toBe(10)
})

test('an order whose payment one bank declines keeps its goods while another bank still processes one', async () => {
  const order = await placed()
  const [first, second] = [await started(order, 'paypal'), await started(order, 'kicb')]
  for (const provider of ['paypal', 'kicb'] as const) bankReports(provider, 'processing')
  for (const { id } of [first, second]) await settleAttempt(shop.context, id)
  payPalReports('failed')
  await settleAttempt(shop.context, first.id)
  expect(await order.read()).toMatchObject({ held_until: null, payment: { state: 'checking' } })
  bankReports('kicb', 'failed')
  await settleAttempt(shop.context, second.id)
  expect(await order.read()).toMatchObject({ held_until: expect.any(String), payment: { payable: true } })
})

test('a payment that the bank approves after the buyer has given it up is processed, and not made twice', async () => {
  const order = await placed()
  const { id } = await started(order, 'paypal')
  const [attempt] = await attempts()
  await shop.app.inject(`/api/pay/cancel/${attempt?.returnToken}`)
  expect(await attempts()).toMatchObject([{ state: 'canceled' }])
  payPalReports('processing')
  await settleAttempt(shop.context, id)
  await expect(started(order, 'kicb')).rejects.toMatchObject({ code: 'NOT_PAYABLE' })
})

test('managers are asked to look up a payment that the bank has not decided about for a week', async () => {
  await mintSession(shop.context.db, { market: 'management', language: 'en' })
  await processed()
  expect(await runChecks()).toBe(15)
  expect(await attempts()).toMatchObject([{ state: 'processing' }])
  for (const job of shop.jobs.recorded.filter(({ name }) => name === 'payment-alert'))
    await runJob(shop.context, job)
  expect(shop.emails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Order S-\d+: the bank has been processing the payment for a week$/),
  ])
})

test('a manager gets an email for each thing that happens to a payment, and one copy of it', async () => {
  const { accountId } = await mintSession(shop.context.db, { market: 'management' })
  const { attemptId } = await processed()
  const ids: unknown[] = []
  const mail = { send: async (_email: unknown, id: unknown) => void ids.push(id) }
  const alerts = ['processing', 'surplus', 'surplus'] as const
  for (const flag of alerts)
    await runJob(
      { ...shop.context, mail },
      { name: 'payment-alert', payload: { attemptId, accountId, flag } },
    )
  expect(new Set(ids).size).toBe(2)
  expect(ids[1]).toBe(ids[2])
})

test('a payment stays open on the page that the buyer was sent to, even if a second start was refused', async () => {
  const order = await placed()
  shop.faults.start = 'fail'
  await expect(started(order)).rejects.toMatchObject({ code: 'PAYMENT_FAILED' })
  delete shop.faults.start
  const [attempt] = await attempts()
  if (!attempt) throw new Error('There is no attempt.')
  await shop.context.db.update(paymentAttempt).set({ state: 'failed' })
  await startAtBank(shop.context, attempt, await order.row())
  expect(await attempts()).toMatchObject([{ state: 'pending' }])
})

test('a notification is asked for again while the bank does not show the payment, even a cancelled one', async () => {
  const order = await placed()
  const { id } = await started(order)
  const attempt = (await attempts()).find((one) => one.id === id)
  await shop.app.inject(`/api/pay/cancel/${attempt?.returnToken}`)
  expect(await attempts()).toMatchObject([{ state: 'canceled' }])
  const early = await notificationOf(shop, { provider: 'kicb', ref: attempt?.providerRef }, 'captured')
  expect((await deliver(shop, early)).statusCode).toBe(503)
})

/** Presses "back to the shop" on the bank's page, whose payment stays open there, and cancels the order. */
async function abandonAndCancel(order: Awaited<ReturnType<typeof placed>>, attemptId: string) {
  const attempt = (await attempts()).find(({ id }) => id === attemptId)
  await shop.app.inject(`/api/pay/cancel/${attempt?.returnToken}`)
  await transactionWithJobs(shop.context, async (tx) => {
    const row = await lockOrder(tx, order.id)
    if (row) await cancelOrder(tx, shop.context, row, { mover: 'store' })
  })
}

test('a buyer who pays a cancelled order buys nothing, and managers are asked to refund it', async () => {
  shop.faults.notification = 'lose'
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management', language: 'en' })
  const order = await placed()
  const { url, id } = await started(order)
  await abandonAndCancel(order, id)
  await choose(url, 'pay')
  await settleAttempt(shop.context, id)
  expect(await attempts()).toMatchObject([{ state: 'captured', flag: 'surplus' }])
  expect(await order.read()).toMatchObject({
    status: 'on_hold',
    reason: 'canceled',
    payment: { state: 'unpaid', payable: false },
  })
  expect(await shop.stockOf(1, '38')).toBe(10)
  expect(paidEmails()).toEqual([])
  for (const job of shop.jobs.recorded.filter(({ name }) => name === 'payment-alert'))
    await runJob(shop.context, job)
  expect(shop.emails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('was paid after it was cancelled'),
  ])
  const body = { amount: '2250.00', refundable: '2250.00', returns_stock: false }
  const manager = { kind: 'session', market: 'management', userId } as const
  await requestRefund(shop.context, { orderId: order.id, attemptId: id }, body, manager)
  expect((await readManagedOrder(shop.context.db, order.id)).payments).toMatchObject([
    { state: 'refunded', refunds: [{ reason: 'Буйрутма төлөнгөнгө чейин жокко чыгарылган.' }] },
  ])
})

test('a payment that a buyer approves after cancelling the order is not captured', async () => {
  shop.faults.notification = 'lose'
  const order = await placed()
  const { url, id } = await started(order, 'paypal')
  await abandonAndCancel(order, id)
  await choose(url, 'pay')
  await settleAttempt(shop.context, id)
  expect(await attempts()).toMatchObject([{ state: 'canceled', flag: null }])
  expect(await ledgerSum()).toBe(0)
})

test('a start that fails at the bank is refused, and the same attempt continues later', async () => {
  const order = await placed()
  shop.faults.start = 'fail'
  await expect(started(order)).rejects.toMatchObject({ code: 'PAYMENT_FAILED' })
  shop.faults.start = 'drop-after-effect'
  shop.pass(4_000)
  await expect(started(order)).rejects.toMatchObject({ code: 'PAYMENT_FAILED' })
  expect(await order.read()).toMatchObject({ status: 'payment_waiting' })
  delete shop.faults.start
  const { url } = await started(order)
  expect(await attempts()).toHaveLength(1)
  await choose(url, 'pay')
  shop.faults.fetch = 'fail'
  shop.pass(4_000)
  expect(await order.read()).toMatchObject({ payment: { state: 'checking' } })
  delete shop.faults.fetch
  await checkPayment(shop.context, (await attempts())[0]?.id ?? '')
  expect(await order.read()).toMatchObject({ payment: { state: 'paid' } })
})

test('an order that is not paid in time returns its stock once, and can be paid later', async () => {
  const order = await placed()
  await started(order)
  await expireOrder(shop.context, order.id)
  expect(await shop.stockOf(1, '38')).toBe(9)
  shop.pass(31 * MINUTE_MS)
  await Promise.all(Array.from({ length: 3 }, () => expireOrder(shop.context, order.id)))
  expect(await shop.stockOf(1, '38')).toBe(10)
  expect(await order.read()).toMatchObject({
    status: 'on_hold',
    reason: 'expired',
    held_until: null,
    payment: { state: 'unpaid', payable: true },
  })
  const { url, id } = await started(order)
  expect(await shop.stockOf(1, '38')).toBe(9)
  await choose(url, 'pay')
  await settleAttempt(shop.context, id)
  expect(await order.read()).toMatchObject({ status: 'in_production' })
})

test('an expired order whose goods are sold out is refused before it is paid', async () => {
  const order = await placed()
  shop.pass(31 * MINUTE_MS)
  await expireOrder(shop.context, order.id)
  await shop.setStock(1, '38', 0)
  await expect(started(order)).rejects.toMatchObject({
    code: 'SOLD_OUT',
    details: { data: { quote: { lines: [{ line_key: '1:1:38', state: 'sold_out' }] } } },
  })
  expect(await attempts()).toHaveLength(0)
})

test.each([
  ['the goods are still there', 10, 'in_production', null],
  ['the goods are gone', 0, 'on_hold', 'sold_out'],
])('a late payment is never lost when %s', async (_case, quantity, status, reason) => {
  const order = await placed()
  const { url, id } = await started(order)
  // The bank cannot be reached when the order expires, and the payment was made just before.
  shop.faults.fetch = 'fail'
  shop.faults.notification = 'lose'
  await choose(url, 'pay')
  shop.pass(31 * MINUTE_MS)
  await expireOrder(shop.context, order.id)
  expect(await order.row()).toMatchObject({ status: 'on_hold', reason: 'expired' })
  await shop.setStock(1, '38', quantity)
  delete shop.faults.fetch
  await checkPayment(shop.context, id)
  expect(await order.read()).toMatchObject({ status, reason, payment: { state: 'paid', payable: false } })
  expect(paidEmails()).toHaveLength(1)
})

test('a late payment of an order in production whose goods were returned and sold again is not lost', async () => {
  const order = await placed()
  const { url, id } = await started(order)
  const { db } = shop.context
  const returned = { status: 'in_production', holdsStock: false, heldUntil: null } as const
  await db.update(retailOrder).set(returned).where(eq(retailOrder.id, order.id))
  await shop.setStock(1, '38', 0)
  await choose(url, 'pay')
  await settleAttempt(shop.context, id)
  expect(await order.read()).toMatchObject({ status: 'in_production', payment: { state: 'paid' } })
})

test(
  'a payment that arrives while the order expires pays it, whichever comes first',
  { timeout: 60_000 },
  async () => {
    shop.faults.notification = 'lose'
    for (let trial = 0; trial < trials(100); trial += 1) {
      await shop.setStock(1, '38', 1)
      const order = await placed()
      const { url, id } = await started(order)
      await choose(url, 'pay')
      shop.pass(31 * MINUTE_MS)
      await Promise.all([
        expireOrder(shop.context, order.id),
        settleAttempt(shop.context, id),
        expireOrder(shop.context, order.id),
      ])
      expect(await order.read()).toMatchObject({ status: 'in_production', payment: { state: 'paid' } })
      expect(await shop.stockOf(1, '38')).toBe(0)
    }
  },
)

test('the bank page expires after twenty minutes, and a new attempt is opened', async () => {
  const order = await placed()
  const { url } = await started(order)
  shop.pass(21 * MINUTE_MS)
  const late = await choose(url, 'pay')
  expect(late.headers.location).toContain('/api/pay/cancel/')
  expect(await ledgerSum()).toBe(0)
  expect((await started(order)).url).not.toBe(url)
  expect(await order.read()).toMatchObject({ payment: { state: 'checking' } })
})

test('the bank page is in three languages, and unknown payments and choices are refused', async () => {
  const order = await placed()
  const path = (await started(order)).url.replace('http://shop.test', '')
  for (const [lang, text] of [
    ['en', 'No money is taken'],
    ['ru', 'Деньги не списываются'],
    ['kg', 'Акча алынбайт'],
  ])
    expect((await shop.app.inject(`${path}?lang=${lang}`)).body).toContain(text)
  expect((await shop.app.inject('/test-bank/none')).statusCode).toBe(404)
  expect((await shop.app.inject('/test-bank/%00')).statusCode).toBe(404)
  expect((await choose(path, 'steal')).statusCode).toBe(422)
  expect((await shop.app.inject('/api/pay/return/none')).statusCode).toBe(404)
})

test('HTML in the number of an order is escaped on the bank page', async () => {
  const order = await placed()
  const path = (await started(order)).url.replace('http://shop.test', '')
  await shop.context.db.update(testBankSession).set({ orderNumber: `"'><script>alert(1)</script>&` })
  const { body } = await shop.app.inject(path)
  expect(body).not.toContain('<script')
  const escaped = '&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;'
  expect(body.split(escaped)).toHaveLength(3) // in the title and in the table
})
