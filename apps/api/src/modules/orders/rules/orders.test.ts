import { ORDER_STATUSES } from '@shyrdak/sdk/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargeOf, isPayable, MAX_ATTEMPTS, paymentStateOf, refundedOf, surplusOf } from './orders.ts'

test('a paid order is not payable, even with an open payment attempt', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ORDER_STATUSES), fc.option(fc.string()), (status, reason) => {
      const paidAt = new Date()
      expect(isPayable({ status, reason, paidAt }, [])).toBe(false)
      expect(paymentStateOf({ paidAt }, [{ state: 'pending', flag: null }])).toBe('paid')
    }),
  )
})

test('the last attempt decides between refused and cancelled, unless one is still pending', () => {
  const after = (...states: string[]) =>
    paymentStateOf(
      { paidAt: null },
      states.map((state) => ({ state, flag: null })),
    )
  expect(after()).toBe('unpaid')
  expect(after('failed')).toBe('refused')
  expect(after('failed', 'canceled')).toBe('canceled')
  expect(after('canceled', 'failed')).toBe('refused')
  expect(after('failed', 'expired')).toBe('unpaid')
  expect(after('pending', 'failed')).toBe('checking')
})

test('an order is refunded when its payment was refunded in full, not when a surplus payment was', () => {
  const paidAt = new Date()
  const surplus = { state: 'refunded', flag: 'surplus' } as const
  expect(paymentStateOf({ paidAt }, [{ state: 'refunded', flag: null }])).toBe('refunded')
  expect(paymentStateOf({ paidAt }, [{ state: 'partially_refunded', flag: null }])).toBe('paid')
  expect(paymentStateOf({ paidAt }, [surplus, { state: 'captured', flag: null }])).toBe('paid')
})

const payment = (changes: object = {}) => ({
  state: 'partially_refunded',
  flag: null,
  amountMinor: 2_574,
  refundedMinor: 500,
  somMinor: 225_000,
  currency: 'USD' as const,
  rate: '87.4500',
  rateDate: '2026-11-20',
  ...changes,
})

test('a refund is given in the bank’s currency and in som', () => {
  expect(refundedOf([payment()])).toEqual({ amount: '5.00', currency: 'USD', total: '437.06' })
  expect(refundedOf([payment({ state: 'refunded', refundedMinor: 2_574 })])).toMatchObject({
    amount: '25.74',
    total: '2250.00',
  })
})

test('an order has no refund when no payment, or only a surplus one, was refunded', () => {
  expect(refundedOf([])).toBeUndefined()
  expect(refundedOf([payment({ state: 'captured', refundedMinor: 0 })])).toBeUndefined()
  const twice = payment({ state: 'refunded', flag: 'surplus', refundedMinor: 2_574 })
  expect(refundedOf([twice, payment({ state: 'captured', refundedMinor: 0 })])).toBeUndefined()
})

test('a surplus payment is named with what went back of it, but not one that took no money', () => {
  const surplus = (changes: object) => ({
    ...payment({ flag: 'surplus', ...changes }),
    provider: 'paypal' as const,
  })
  const attempts = [
    { ...payment({ state: 'captured' }), provider: 'kicb' as const },
    surplus({ state: 'failed', refundedMinor: 0 }),
    surplus({ state: 'captured', refundedMinor: 0 }),
    surplus({ state: 'refunded', refundedMinor: 2_574 }),
  ]
  const named = { provider: 'paypal', amount: '25.74', currency: 'USD' }
  expect(surplusOf(attempts)).toEqual([
    { ...named, refunded: '0.00' },
    { ...named, refunded: '25.74' },
  ])
})

test('the charge of an order is that of the payment that paid, else of the open one', () => {
  const charge = { amount: '25.74', currency: 'USD', rate: '87.4500', rate_date: '2026-11-20' }
  const failed = payment({ state: 'failed', amountMinor: 1_000 })
  expect(chargeOf([])).toBeUndefined()
  expect(chargeOf([failed])).toBeUndefined()
  expect(chargeOf([failed, payment({ state: 'pending' })])).toEqual(charge)
  expect(chargeOf([payment({ state: 'captured' }), payment({ state: 'pending', amountMinor: 1 })])).toEqual(
    charge,
  )
  expect(chargeOf([payment({ state: 'captured', flag: 'mismatch' })])).toBeUndefined()
})

test('a refund in som is never more than the order’s total', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.double({ min: 0.000001, max: 1, noNaN: true }),
      (amountMinor, somMinor, part) => {
        const refundedMinor = Math.max(1, Math.floor(amountMinor * part))
        const back = refundedOf([payment({ amountMinor, somMinor, refundedMinor })])
        expect(Number(back?.total)).toBeLessThanOrEqual(somMinor / 100)
      },
    ),
  )
})

test('an order is payable when new, waiting or expired, not when it is on hold for another reason', () => {
  const payable = (status: (typeof ORDER_STATUSES)[number], reason: string | null = null) =>
    isPayable({ status, reason, paidAt: null }, [])
  expect(ORDER_STATUSES.filter((status) => payable(status))).toEqual(['Processing', 'payment_waiting'])
  expect(payable('on_hold', 'expired')).toBe(true)
  expect(payable('on_hold', 'mismatch')).toBe(false)
  expect(payable('on_hold', 'the buyer asked to wait')).toBe(false)
})

test('an order is not payable while a bank processes a payment of it, but while a bank page is open', () => {
  const payable = (state: string) =>
    isPayable({ status: 'payment_waiting', reason: null, paidAt: null }, [{ state }])
  expect(['created', 'pending', 'processing', 'failed', 'canceled', 'expired'].filter(payable)).toEqual([
    'created',
    'pending',
    'failed',
    'canceled',
    'expired',
  ])
})

test('a payment is started so often at most', () => {
  const payable = (count: number) =>
    isPayable(
      { status: 'payment_waiting', reason: null, paidAt: null },
      Array.from({ length: count }, () => ({ state: 'canceled' })),
    )
  expect([payable(MAX_ATTEMPTS - 1), payable(MAX_ATTEMPTS)]).toEqual([true, false])
})
