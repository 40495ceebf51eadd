import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { BuyerAction, Happening, Notification } from '#gateways/payments/test-bank/double.ts'
import { CALL_FAULTS, RECORD_FAULTS } from '#gateways/payments/test-bank/faults.ts'
import { testBankLedger } from '#gateways/payments/test-bank/tables.ts'
import { paymentAttempt } from '#modules/orders/index.ts'
import { findOrder } from '#modules/orders/find-order.ts'
import { placeOrder } from '#modules/orders/place-order.ts'
import { readOrder } from '#modules/orders/read-order.ts'
import { chooseAtBank, deliver, goToBank, notificationOf } from '#testing/pay-at-bank.ts'
import { agree, asGuest, lineRequest, openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
import { checkPayment } from './payment-check.ts'
import { startPayment } from './start-payment.ts'

/** Every bank, with both gateways of `kkb`. */
const BANKS: readonly { name: string; provider: PaymentProvider; kkb?: 'halyk' | 'xml' }[] = [
  { name: 'paypal', provider: 'paypal' },
  { name: 'yookassa', provider: 'yookassa' },
  { name: 'halyk', provider: 'kkb' },
  { name: 'kkb-xml', provider: 'kkb', kkb: 'xml' },
  { name: 'kicb', provider: 'kicb' },
]
/** What each bank reports for a successful payment. */
const GOOD: Record<PaymentProvider, Happening> = {
  paypal: 'approved',
  yookassa: 'captured',
  kkb: 'approved',
  kicb: 'captured',
}

describe.each(BANKS)('payments at $name', ({ name, provider, kkb = 'halyk' }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ kkb })
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    for (const fault of Object.keys(shop.faults)) delete shop.faults[fault as keyof typeof shop.faults] // its own keys
    shop.jobs.recorded.length = 0
    await shop.setStock(1, '38', 10)
  })

  async function started() {
    const { order, secret } = await placeOrder(
      shop.context,
      asGuest(agree(await shop.quote([lineRequest(1)]))),
    )
    const opener = { principal: { kind: 'guest' } as const, k: secret }
    const row = await findOrder(shop.context, { id: order.id }, opener)
    const start = () => startPayment(shop.context, provider, row)
    const { payment } = await start()
    const attempt = async () => {
      const [found] = await shop.context.db
        .select()
        .from(paymentAttempt)
        .where(eq(paymentAttempt.id, payment.attempt_id))
      if (!found) throw new Error('There is no attempt.')
      return found
    }
    return {
      id: payment.attempt_id,
      payment,
      start,
      attempt,
      read: () => readOrder(shop.context, { id: order.id }, opener),
      choose: async (choice: BuyerAction) => chooseAtBank(shop, await goToBank(shop, payment), choice),
      notification: async (happening = GOOD[provider]) =>
        notificationOf(shop, { provider, ref: (await attempt()).providerRef }, happening),
    }
  }

  const ledgerOf = async (id: string) => {
    const [attempt] = await shop.context.db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id))
    const rows = await shop.context.db.select().from(testBankLedger)
    return rows.filter(({ reference }) => reference === id || reference === String(attempt?.invoice))
  }
  const paidEmails = () =>
    shop.jobs.recorded.filter(({ payload }) => 'kind' in payload && payload.kind === 'paid')
  const back = (path: string) => shop.app.inject(path)

  test('a buyer who returns from the bank has paid exactly the sum that was shown', async () => {
    shop.faults.notification = 'lose'
    const { payment, choose, read, id, attempt } = await started()
    await back(await choose('pay'))
    expect(await read()).toMatchObject({ status: 'in_production', payment: { state: 'paid', provider } })
    const { amountMinor, currency, somMinor, rate } = await attempt()
    expect(await ledgerOf(id)).toMatchObject([{ amountMinor, currency }])
    expect(payment.charge).toMatchObject({ currency, rate, amount: (amountMinor / 100).toFixed(2) })
    expect(somMinor).toBe(225_000)
    if (currency === 'KZT') expect(amountMinor % 100).toBe(0)
    expect(paidEmails()).toHaveLength(1)
  })

  test('a buyer who closes the tab has paid once the notification arrives', async () => {
    const { choose, read, id } = await started()
    await choose('pay')
    await vi.waitFor(async () => expect(await read()).toMatchObject({ payment: { state: 'paid' } }), 5_000)
    expect(await ledgerOf(id)).toHaveLength(1)
    expect(paidEmails()).toHaveLength(1)
  })

  test('a buyer who closes the tab has paid once the payment is checked, even without a notification', async () => {
    shop.faults.notification = 'lose'
    const { choose, attempt, read, id } = await started()
    await choose('pay')
    await checkPayment(shop.context, id)
    expect(await attempt()).toMatchObject({ state: 'captured', flag: null })
    expect(await read()).toMatchObject({ payment: { state: 'paid' } })
  })

  test('a buyer whose payment was refused or cancelled can pay again', async () => {
    shop.faults.notification = 'lose'
    for (const choice of ['refuse', 'cancel'] as const) {
      const { choose, read, start } = await started()
      await back(await choose(choice))
      // YooKassa has no cancel link, and the old KKB does not tell why a payment failed.
      const state =
        choice === 'refuse'
          ? name === 'kkb-xml'
            ? 'canceled'
            : 'refused'
          : name === 'yookassa'
            ? 'checking'
            : 'canceled'
      expect(await read()).toMatchObject({ status: 'payment_waiting', payment: { state, payable: true } })
      shop.pass(4_000)
      const { payment } = await start()
      await back(await chooseAtBank(shop, await goToBank(shop, payment), 'pay'))
      expect(await read()).toMatchObject({ payment: { state: 'paid' } })
    }
  })

  test('a hundred copies of one notification pay the order once', { timeout: 120_000 }, async () => {
    for (let trial = 0; trial < trials(10); trial += 1) {
      shop.jobs.recorded.length = 0
      shop.faults.notification = 'lose'
      const { choose, notification, read, id } = await started()
      await choose('pay')
      const copy = await notification()
      const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(shop, copy)))
      // A busy store or bank answers 503, and the webhook is sent again.
      for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode)
      const last = await deliver(shop, copy)
      expect(last.statusCode).toBe(200)
      if (name === 'kkb-xml') expect(last.body).toBe('0')
      expect(paidEmails()).toHaveLength(1)
      expect((await read()).timeline).toHaveLength(3)
      expect(await ledgerOf(id)).toHaveLength(1)
    }
  })

  test('forged notifications are refused and do not pay the order', { timeout: 60_000 }, async () => {
    const { payment, notification, read } = await started()
    // The old KKB knows the payment only after the buyer opened its page.
    await goToBank(shop, payment)
    const real = await notification()
    for (const forgery of signedFormsOf(real)) expect((await deliver(shop, forgery)).statusCode).toBe(403)
    for (const forgery of forgeriesOf(real)) {
      const { statusCode } = await deliver(shop, forgery)
      expect([400, 403, 404, 503], forgery.raw).toContain(statusCode)
    }
    expect(await read()).toMatchObject({ status: 'payment_waiting', payment: { state: 'checking' } })
  })

  // The old KKB does not report a currency: it only uses tenge.
  test.each(RECORD_FAULTS.filter((record) => name !== 'kkb-xml' || record !== 'wrong-currency'))(
    'a payment with %s does not pay the order and puts it on hold',
    async (record) => {
      shop.faults.notification = 'lose'
      const { choose, read, attempt } = await started()
      shop.faults.record = record
      await back(await choose('pay'))
      const order = await read()
      expect(order).toMatchObject({ status: 'on_hold', reason: 'mismatch', payment: { payable: false } })
      expect(order.payment.state).not.toBe('paid')
      expect(await attempt()).toMatchObject({ flag: 'mismatch' })
      expect(paidEmails()).toHaveLength(0)
    },
  )

  // Waits for real timeouts, so one bank stands for all: they share the calling code.
  test.each(name === 'kicb' ? ['KICB'] : [])(
    'timeouts of %s leave the order payable, and the payment is found later',
    { timeout: 60_000 },
    async () => {
      shop.faults.notification = 'lose'
      shop.faults.start = 'slow'
      await expect(started()).rejects.toMatchObject({ code: 'PAYMENT_FAILED' })
      delete shop.faults.start
      const { choose, read, id, attempt } = await started()
      shop.faults.fetch = 'slow'
      await back(await choose('pay'))
      expect(await read()).toMatchObject({ payment: { state: 'checking' } })
      delete shop.faults.fetch
      await checkPayment(shop.context, id)
      expect(await read()).toMatchObject({ payment: { state: 'paid' } })
      expect(await ledgerOf(id)).toMatchObject([{ amountMinor: (await attempt()).amountMinor }])
      expect(paidEmails()).toHaveLength(1)
    },
  )

  const faults = CALL_FAULTS.filter((fault) => !fault.startsWith('kill') && fault !== 'slow')
  // The old KKB is not called before the buyer's browser goes there.
  test.each(name === 'kkb-xml' ? [] : faults.filter((fault) => fault !== 'refuse'))(
    'a bank that answers the start of a payment with "%s" leaves the order payable',
    async (fault) => {
      shop.faults.start = fault
      shop.faults.notification = 'lose'
      await expect(started()).rejects.toMatchObject({ code: 'PAYMENT_FAILED' })
      delete shop.faults.start
      const [attempt] = await shop.context.db
        .select()
        .from(paymentAttempt)
        .where(eq(paymentAttempt.state, 'created'))
      await checkPayment(shop.context, attempt?.id ?? '')
      const [now] = await shop.context.db
        .select()
        .from(paymentAttempt)
        .where(eq(paymentAttempt.id, attempt?.id ?? ''))
      expect(now).toMatchObject({ state: 'pending' })
    },
  )

  test.each(name === 'kkb-xml' ? [] : [name])(
    'a payment that %s refuses to start has failed, and the next one is a new one',
    async () => {
      shop.faults.start = 'refuse'
      shop.faults.notification = 'lose'
      const before = await shop.context.db.$count(paymentAttempt)
      await expect(started()).rejects.toMatchObject({ code: 'PAYMENT_FAILED' })
      const [refused, ...more] = await shop.context.db
        .select()
        .from(paymentAttempt)
        .orderBy(asc(paymentAttempt.createdAt), asc(paymentAttempt.invoice))
        .offset(before)
      expect(more).toEqual([])
      expect(refused).toMatchObject({ state: 'failed', providerRef: null })
      delete shop.faults.start
      const { choose, read } = await started()
      await back(await choose('pay'))
      expect(await read()).toMatchObject({ payment: { state: 'paid' } })
    },
  )

  test.each(faults)(
    'a bank that answers a status request with "%s" is asked again, and the payment is found',
    async (fault) => {
      shop.faults.notification = 'lose'
      const { choose, read, id } = await started()
      shop.faults.fetch = fault
      shop.faults.capture = fault
      const warned = vi.spyOn(shop.context.log, 'warn')
      await back(await choose('pay'))
      const line = new RegExp(`^payments.return failed: .+ \\(attempt ${id}\\)$`)
      expect(warned.mock.calls.map(([, message]) => message)).toContainEqual(expect.stringMatching(line))
      expect((await read()).payment.state).toBe('checking')
      delete shop.faults.fetch
      await checkPayment(shop.context, id)
      delete shop.faults.capture
      await checkPayment(shop.context, id)
      expect((await read()).payment.state).toBe('paid')
      expect(await ledgerOf(id)).toHaveLength(1)
      expect(paidEmails()).toHaveLength(1)
    },
  )
})

/** Forged variants of a webhook. */
function forgeriesOf(real: Notification): Notification[] {
  const without = (header: string) => ({
    ...real,
    headers: Object.fromEntries(Object.entries(real.headers).filter(([name]) => name !== header)),
  })
  const changed = (header: string) => ({
    ...real,
    headers: { ...real.headers, [header]: `${real.headers[header]}x` },
  })
  const signed = Object.keys(real.headers).filter((header) => header !== 'content-type')
  return [
    ...signed.flatMap((header) => [without(header), changed(header)]),
    { ...real, ip: '203.0.113.7' },
    { ...real, raw: real.raw.replace('"secret_hash":"', '"secret_hash":"x') },
    { ...real, raw: real.raw.replaceAll(/[\dA-Z]{8}/g, '00000000') },
    { ...real, raw: `${real.raw} ` },
    { ...real, raw: '' },
    { ...real, raw: '[]' },
    // A real webhook, for a payment that was not made.
    real,
  ]
}

/** Forged variants of a notification whose form has a signed document, as the old KKB sends it. */
function signedFormsOf(real: Notification): Notification[] {
  const form = new URLSearchParams(real.raw)
  const document = form.get('response')
  if (document === null) return []
  const forged = [
    document.replaceAll(/ amount="\d+"/g, ' amount="1"'),
    document.replace(/ order_id="\d+"/, ' order_id="999999"'),
    document.replace(/(<bank_sign[^>]*>)[^<]{8}/, '$1AAAAAAAA'),
    document.replace(/<bank_sign.*<\/bank_sign>/, ''),
  ]
  expect(forged).not.toContain(document)
  return [
    ...forged.map((response) => ({ ...real, raw: new URLSearchParams({ response }).toString() })),
    // Failures are not signed: their address ends in a token of the store.
    { ...real, path: `${real.path}/failure/999999.${'x'.repeat(43)}` },
  ]
}
