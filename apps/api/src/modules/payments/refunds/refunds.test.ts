import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { NewRefund } from '@shyrdak/sdk/management'
import { formatMoney } from '@shyrdak/sdk/format'
import { toMinor } from '@shyrdak/sdk/rules'
import { findSession, refundSession } from '#gateways/payments/test-bank/sessions.ts'
import { testBankRefund } from '#gateways/payments/test-bank/tables.ts'
import { readManagedOrder, retailOrder } from '#modules/orders/index.ts'
import { findOrder } from '#modules/orders/find-order.ts'
import { moveManagedOrder } from '#modules/orders/management/move-managed-order.ts'
import { placeOrder } from '#modules/orders/place-order.ts'
import { readOrder } from '#modules/orders/read-order.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { mintSession } from '#testing/mint-session.ts'
import { chooseAtBank, deliver, goToBank, notificationOf } from '#testing/pay-at-bank.ts'
import { runJob } from '#testing/test-context.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { seedPayment } from '../seed-payment.ts'
import { settleAttempt } from '../settle-attempt.ts'
import { startPayment } from '../start-payment.ts'
import { checkRefund } from './refund-check.ts'
import { requestRefund } from './request-refund.ts'

let shop: TestShop
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId }
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const fault of Object.keys(shop.faults)) delete shop.faults[fault as keyof typeof shop.faults] // its own keys
  shop.faults.notification = 'lose'
  shop.jobs.recorded.length = 0
  shop.emails.length = 0
  await shop.setStock(1, '38', 10)
})

/** Places an order and pays it at each of the banks in turn. */
async function paid(...providers: PaymentProvider[]) {
  const { order, secret } = await placeOrder(shop.context, asGuest(agree(await shop.quote([lineRequest(1)]))))
  const opener = { principal: { kind: 'guest' } as const, k: secret }
  const row = await findOrder(shop.context, { id: order.id }, opener)
  const started = []
  for (const provider of providers) started.push((await startPayment(shop.context, provider, row)).payment)
  for (const payment of started) {
    await chooseAtBank(shop, await goToBank(shop, payment), 'pay')
    await settleAttempt(shop.context, payment.attempt_id)
  }
  const read = () => readManagedOrder(shop.context.db, order.id)
  const attemptId = started.at(-1)?.attempt_id ?? ''
  return {
    id: order.id,
    attemptId,
    read,
    asBuyer: () => readOrder(shop.context, { id: order.id }, opener),
    payment: async () => {
      const found = (await read()).payments.find(({ attempt_id }) => attempt_id === attemptId)
      if (!found) throw new Error('There is no payment.')
      return found
    },
    refund: async (changes: Partial<NewRefund> = {}, by = manager) => {
      const { payments } = await read()
      const payment = payments.find(({ attempt_id }) => attempt_id === attemptId)
      const { refundable = '0.00' } = payment ?? {}
      const body = { amount: refundable, refundable, reason: 'Too small', returns_stock: false, ...changes }
      return requestRefund(shop.context, { orderId: order.id, attemptId }, body, by)
    },
  }
}

const refundsOf = async () =>
  (await shop.context.db.select().from(testBankRefund)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)

async function emailsOf(name: string) {
  for (const job of shop.jobs.recorded.filter((one) => one.name === name)) await runJob(shop.context, job)
  return shop.emails
}

test.each(['paypal', 'yookassa', 'kkb', 'kicb'] as const)(
  'a manager refunds a payment at %s in two parts, and the buyer is told the reason',
  async (provider) => {
    const before = await refundsOf()
    const { refund, payment, read, asBuyer } = await paid(provider)
    expect(await asBuyer()).not.toHaveProperty('refunded')
    const { amount, currency, total } = await payment()
    const half = `${Math.floor(toMinor(amount) / 200)}.00`
    await refund({ amount: half })
    expect(await payment()).toMatchObject({
      state: 'partially_refunded',
      refunded: half,
      refunds: [{ amount: half, state: 'succeeded', reason: 'Too small' }],
    })
    expect(await asBuyer()).toMatchObject({
      payment: { state: 'paid' },
      refunded: { amount: half, currency },
    })
    await refund()
    expect(await payment()).toMatchObject({ state: 'refunded', refunded: amount, refundable: '0.00' })
    expect(await asBuyer()).toMatchObject({
      payment: { state: 'refunded' },
      refunded: { amount, currency, total },
    })
    expect((await refundsOf()) - before).toBe(toMinor(amount))
    expect((await read()).payment).toMatchObject({ state: 'refunded', payable: false })
    const [first, second, ...more] = await emailsOf('refund')
    expect(more).toEqual([])
    expect(first?.subject).toContain('акча кайтаруу')
    expect(first?.text).toContain('Too small')
    expect(second?.text).toContain('/payment-link/')
    await emailsOf('refund')
    expect(shop.emails).toHaveLength(2)
  },
)

test('refunded goods return to stock only when the manager says so, and once', async () => {
  const stay = await paid('kicb')
  await stay.refund()
  expect(await shop.stockOf(1, '38')).toBe(9)
  const go = await paid('kicb')
  await go.refund({ amount: '100.00' })
  await go.refund({ returns_stock: true })
  expect(await shop.stockOf(1, '38')).toBe(9)
  expect(await go.read()).toMatchObject({ holds_stock: false })
})

test('an unpaid order whose wrong payment is refunded with its goods has nothing left to expire', async () => {
  const { order, secret } = await placeOrder(shop.context, asGuest(agree(await shop.quote([lineRequest(1)]))))
  const opener = { principal: { kind: 'guest' } as const, k: secret }
  const row = await findOrder(shop.context, { id: order.id }, opener)
  const { payment } = await startPayment(shop.context, 'kicb', row)
  const held = { from: 'payment_waiting', status: 'on_hold', note: 'We call you' } as const
  await moveManagedOrder(shop.context, order.id, held, manager)
  await chooseAtBank(shop, await goToBank(shop, payment), 'pay')
  shop.faults.record = 'wrong-amount'
  await settleAttempt(shop.context, payment.attempt_id)
  delete shop.faults.record
  const read = () => readManagedOrder(shop.context.db, order.id)
  const [wrong] = (await read()).payments
  expect(wrong?.flag).toBe('mismatch')
  const refundable = wrong?.refundable ?? '0.00'
  const body = { amount: refundable, refundable, reason: 'Not what was asked', returns_stock: true }
  await requestRefund(shop.context, { orderId: order.id, attemptId: payment.attempt_id }, body, manager)
  expect(await shop.stockOf(1, '38')).toBe(10)
  expect(await read()).toMatchObject({ holds_stock: false, held_until: null })
})

test('goods that are still to be sent do not go back on sale with a refund of a part', async () => {
  const { refund, read, payment } = await paid('kicb')
  await expect(refund({ amount: '100.00', returns_stock: true })).rejects.toMatchObject({
    details: { issues: [{ path: ['returns_stock'], code: 'invalid' }] },
  })
  expect(await payment()).toMatchObject({ refunded: '0.00', refunds: [] })
  expect(await read()).toMatchObject({ holds_stock: true })
})

test('goods that another payment has paid do not go back on sale with the refund of a second one', async () => {
  const { refund, read, payment } = await paid('kicb', 'yookassa')
  await expect(refund({ returns_stock: true })).rejects.toMatchObject({
    details: { issues: [{ path: ['returns_stock'], code: 'invalid' }] },
  })
  expect(await payment()).toMatchObject({ flag: 'surplus', refunded: '0.00', refunds: [] })
  expect(await read()).toMatchObject({ holds_stock: true, status: 'in_production' })
  expect(await shop.stockOf(1, '38')).toBe(9)
})

test('a double click, or two managers at once, refund once', async () => {
  const before = await refundsOf()
  const { refund, payment } = await paid('yookassa')
  const { amount, refundable } = await payment()
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  const answers = await Promise.allSettled([
    ...Array.from({ length: 10 }, () => refund({ amount, refundable })),
    refund({ amount, refundable }, { ...manager, userId }),
  ])
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  expect((await refundsOf()) - before).toBe(toMinor(amount))
  expect((await payment()).refunds).toHaveLength(1)
})

test('a refund is refused when it is too large, not whole, without a reason, stale or of another order', async () => {
  const { refund, payment, id, attemptId } = await paid('kkb')
  const { refundable } = await payment()
  const tooMuch = `${toMinor(refundable) / 100 + 1}.00`
  await expect(refund({ amount: tooMuch })).rejects.toMatchObject({
    details: { issues: [{ path: ['amount'], code: 'too_big' }] },
  })
  await expect(refund({ amount: '0.00' })).rejects.toMatchObject({ code: 'INVALID' })
  await expect(refund({ amount: '100.50' })).rejects.toMatchObject({
    details: { issues: [{ path: ['amount'], code: 'not_whole' }] },
  })
  await expect(refund({ refundable: '1.00' })).rejects.toMatchObject({ code: 'STALE' })
  await expect(refund({ reason: '\u200b' })).rejects.toMatchObject({ code: 'INVALID' })
  await expect(refund({ reason: undefined })).rejects.toMatchObject({
    details: { issues: [{ path: ['reason'], code: 'required' }] },
  })
  await expect(
    requestRefund(
      shop.context,
      { orderId: id + 1, attemptId },
      { amount: refundable, refundable, reason: 'x', returns_stock: false },
      manager,
    ),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each(['fail', 'fail-after-effect', 'drop-after-effect', 'garbage'] as const)(
  'a refund that fails with "%s" is retried where the bank accepts repeats, and paid once',
  async (fault) => {
    const before = await refundsOf()
    const { refund, payment } = await paid('paypal')
    shop.faults.refund = fault
    await refund()
    const [under] = (await payment()).refunds
    expect(under).toMatchObject({ state: 'requested' })
    expect(await payment()).toMatchObject({ refundable: '0.00' })
    delete shop.faults.refund
    await checkRefund(shop.context, { refundId: under?.id ?? '' })
    const { amount, state } = await payment()
    expect(state).toBe('refunded')
    expect((await refundsOf()) - before).toBe(toMinor(amount))
  },
)

test.each([
  ['drop-after-effect', 'succeeded'],
  ['fail', 'unclear'],
] as const)(
  'a refund that fails with "%s" is not repeated where the bank does not accept that, and ends as %s',
  async (fault, state) => {
    const { refund, payment } = await paid('kkb')
    shop.faults.refund = fault
    await refund()
    const [under] = (await payment()).refunds
    delete shop.faults.refund
    const sent = await refundsOf()
    await checkRefund(shop.context, { refundId: under?.id ?? '' })
    expect((await payment()).refunds).toMatchObject([{ state: 'requested' }])
    shop.pass(120_000)
    await checkRefund(shop.context, { refundId: under?.id ?? '' })
    expect((await payment()).refunds).toMatchObject([{ state }])
    expect(await refundsOf()).toBe(sent)
  },
)

test('a refund whose response was lost has succeeded, even if a notification has already added it', async () => {
  const { refund, payment, attemptId } = await paid('kkb')
  shop.faults.refund = 'drop-after-effect'
  await refund()
  const [under] = (await payment()).refunds
  delete shop.faults.refund
  // As after the bank's notification.
  await settleAttempt(shop.context, attemptId)
  expect(await payment()).toMatchObject({ state: 'refunded', refunds: [{ state: 'requested' }] })
  shop.pass(120_000)
  await checkRefund(shop.context, { refundId: under?.id ?? '' })
  expect((await payment()).refunds).toMatchObject([{ state: 'succeeded' }])
  expect(await emailsOf('refund')).toHaveLength(1)
})

test('a refund that the bank never made is not taken for a part that was refunded at the bank itself', async () => {
  const { refund, payment, attemptId } = await paid('kkb')
  const { reference } = await payment()
  const session = await findSession(shop.context.db, 'kkb', reference ?? '', shop.context.clock())
  if (!session) throw new Error('The bank does not know it.')
  await refundSession(shop.context.db, { session, refundId: attemptId, amount: 100 }, new Date())
  shop.faults.refund = 'fail'
  await refund({ amount: '1.00' })
  const [under] = (await payment()).refunds
  delete shop.faults.refund
  shop.pass(120_000)
  await checkRefund(shop.context, { refundId: under?.id ?? '' })
  expect((await payment()).refunds).toMatchObject([{ state: 'unclear' }])
})

/** Lets time pass and runs each refund check when it is due, until there are no more. Returns how many ran. */
async function runChecks(context = shop.context): Promise<number> {
  for (let ran = 0; ; ran += 1) {
    const due = shop.jobs.recorded.filter(({ name }) => name === 'refund-check')[ran]
    if (!due || ran === 20) return ran
    shop.pass(Math.max(0, (due.after?.getTime() ?? 0) - shop.context.clock().getTime()))
    await runJob(context, due)
  }
}

test.each([
  ['answers no refund request', 'kicb', 'refund'],
  ['cannot be asked about a refund', 'kkb', 'fetch'],
] as const)(
  'a refund at a bank that %s ends as unclear, and managers are told',
  async (_case, bank, call) => {
    const { refund, payment, read } = await paid(bank)
    shop.faults.refund = 'fail'
    await refund()
    shop.faults[call] = 'fail'
    expect(await runChecks()).toBe(6)
    expect((await payment()).refunds).toMatchObject([{ state: 'unclear' }])
    const [email] = await emailsOf('payment-alert')
    expect(email?.subject).toMatch(/^Check the refund for order /)
    expect(email?.text).toContain(`/desk/orders/${(await read()).id}`)
  },
)

test('a refund at a bank that was removed from the settings ends as unclear', async () => {
  const { refund, payment } = await paid('kicb')
  shop.faults.refund = 'fail'
  await refund()
  expect(await runChecks({ ...shop.context, banks: {} })).toBe(6)
  expect((await payment()).refunds).toMatchObject([{ state: 'unclear' }])
})

test('a refund that the bank refuses is shown as failed and emailed to managers, and can be tried again', async () => {
  const { refund, payment } = await paid('yookassa')
  shop.faults.refund = 'refuse'
  await refund()
  const { amount, refundable, refunds } = await payment()
  expect(refunds).toMatchObject([{ state: 'failed' }])
  expect(refundable).toBe(amount)
  const [email] = await emailsOf('payment-alert')
  expect(email?.subject).toMatch(/^The refund for order .+ was declined$/)
  expect(email?.text).toContain(formatMoney(amount, 'RUB', 'en'))
  delete shop.faults.refund
  await refund()
  expect(await payment()).toMatchObject({ state: 'refunded' })
})

test('a second payment of an order is emailed to managers, and can be refunded without a reason', async () => {
  const { refund, payment, asBuyer, read } = await paid('kicb', 'yookassa')
  expect(await payment()).toMatchObject({ state: 'captured', flag: 'surplus' })
  const [email] = await emailsOf('payment-alert')
  expect(email?.subject).toMatch(/paid twice|оплачен дважды|эки жолу төлөндү/)
  expect(email?.text).toContain(`/desk/orders/${(await read()).id}`)
  const { amount, currency } = await payment()
  const second = { provider: 'yookassa', amount, currency }
  expect(await asBuyer()).toMatchObject({ surplus: [{ ...second, refunded: '0.00' }] })
  await refund({ reason: undefined })
  expect(await payment()).toMatchObject({
    state: 'refunded',
    refunds: [{ reason: 'Буйрутма эки жолу төлөндү.' }],
  })
  const refundEmail = (await emailsOf('refund')).find(({ text }) =>
    text.includes('Буйрутма эки жолу төлөндү.'),
  )
  expect(refundEmail).toBeDefined()
  const seen = await asBuyer()
  expect(seen).toMatchObject({
    payment: { state: 'paid', provider: 'kicb' },
    surplus: [{ ...second, refunded: amount }],
  })
  expect(seen).not.toHaveProperty('refunded')
})

test('a refund made at the bank is recorded from its notification', async () => {
  const { payment, attemptId } = await paid('yookassa')
  const { reference, amount } = await payment()
  const found = await findSession(shop.context.db, 'yookassa', reference ?? '', shop.context.clock())
  if (!found) throw new Error('The bank does not know it.')
  await refundSession(shop.context.db, { session: found, refundId: attemptId, amount: 100 }, new Date())
  const notification = await notificationOf(shop, { provider: 'yookassa', ref: reference }, 'refunded')
  expect((await deliver(shop, notification)).statusCode).toBe(200)
  expect(await payment()).toMatchObject({ state: 'partially_refunded', refunded: '1.00', amount })
})

test.each(['paypal', 'yookassa', 'kkb', 'kicb'] as const)(
  'a demo payment at %s can be refunded like any other',
  async (provider) => {
    const { db, clock } = shop.context
    const { order } = await placeOrder(
      shop.context,
      asGuest(agree(await shop.quote([lineRequest(1)]), { payment_method: provider })),
    )
    await db.update(retailOrder).set({ paidAt: clock() }).where(eq(retailOrder.id, order.id))
    await transactionWithJobs(shop.context, (tx) => seedPayment(tx, order.id))
    const read = async () => (await readManagedOrder(db, order.id)).payments[0]
    const payment = await read()
    const { attempt_id: attemptId = '', amount = '', refundable = '' } = payment ?? {}
    await requestRefund(
      shop.context,
      { orderId: order.id, attemptId },
      { amount, refundable, reason: 'Too small', returns_stock: false },
      manager,
    )
    expect(await read()).toMatchObject({ provider, state: 'refunded', refunded: amount })
  },
)
