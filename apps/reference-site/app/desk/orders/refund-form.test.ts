import { expect, test } from 'vitest'
import fc from 'fast-check'
import { ManagedPayment } from '@shyrdak/sdk/management'
import { toMinor, toMoney } from '@shyrdak/sdk/rules'
import { build } from '@shyrdak/sdk/testing'
import { mayReturnStock, proposedRefund, refundForm, refundToSend } from './refund-form.ts'

const READ = { refundable: '25.74' }
const form = (changes = {}) => ({ ...refundForm(READ.refundable), reason: 'Too small', ...changes })
const wrongIn = (changes: object) => [...(refundToSend(form(changes), READ).wrong?.keys() ?? [])]

test('a refund returns no stock unless asked to', () => {
  expect(refundToSend(form(), READ).body).toEqual({
    amount: '25.74',
    refundable: '25.74',
    reason: 'Too small',
    returns_stock: false,
  })
})

test('a part of the amount is parsed as people type it', () => {
  expect(refundToSend(form({ amount: '10,5' }), READ).body).toMatchObject({ amount: '10.50' })
})

test.each(['', '0', 'all', '25.75', '-1'])('“%s” cannot be refunded', (amount) => {
  expect(wrongIn({ amount })).toEqual(['amount'])
})

test('an amount above the refundable one is refused with its maximum', () => {
  for (const amount of ['25.75', '9999999999'])
    expect(refundToSend(form({ amount }), READ).wrong?.get('amount')).toMatchObject({
      code: 'too_big',
      params: { max: 25.74 },
    })
})

test('a refund requires a reason, with a maximum length', () => {
  expect(wrongIn({ reason: ' ' })).toEqual(['reason'])
  expect(wrongIn({ reason: 'w'.repeat(501) })).toEqual(['reason'])
})

const payment = (changes: Partial<ManagedPayment>) =>
  build(ManagedPayment, { whole_units: false, ...changes })

test('a refund proposes what is due, in the currency of the payment, and otherwise all that is left', () => {
  const tenge = payment({ amount: '30761.00', total: '5140.17', refundable: '30761.00', whole_units: true })
  expect(proposedRefund(tenge, '4800.00')).toBe('28726.00')
  expect(proposedRefund({ ...tenge, refundable: '20000.00' }, '4800.00')).toBe('20000.00')
  expect(proposedRefund(tenge, '0.00')).toBe('30761.00')
  const som = payment({ amount: '4970.00', total: '4970.00', refundable: '4970.00' })
  expect(proposedRefund(som, '3915.00')).toBe('3915.00')
})

const cents = fc.integer({ min: 1, max: 100_000_000 })
test('a proposed refund is worth what is due, and less than a unit more', () => {
  fc.assert(
    fc.property(cents, cents, cents, fc.boolean(), (amount, total, part, isWhole) => {
      const due = Math.min(part, total)
      const step = isWhole ? 100 : 1
      const paid = toMoney(amount * step)
      const read = payment({ amount: paid, total: toMoney(total), refundable: paid, whole_units: isWhole })
      const proposed = toMinor(proposedRefund(read, toMoney(due)))
      /** What a refund is worth, scaled by the two sums that it is measured with. */
      const worth = (minor: number) => BigInt(minor) * BigInt(total)
      expect(proposed % step).toBe(0)
      expect(worth(proposed) >= BigInt(due) * BigInt(toMinor(paid))).toBe(true)
      expect(worth(proposed - step) < BigInt(due) * BigInt(toMinor(paid))).toBe(true)
    }),
  )
})

test('goods go back on sale only with all that is left of a payment', () => {
  expect(mayReturnStock(form({ amount: '25,74' }), READ)).toBe(true)
  expect(mayReturnStock(form({ amount: '10' }), READ)).toBe(false)
  expect(refundToSend(form({ returnsStock: true }), READ).body).toMatchObject({ returns_stock: true })
  const ofPart = refundToSend(form({ amount: '10', returnsStock: true }), READ)
  expect(ofPart.body).toMatchObject({ returns_stock: false })
})
