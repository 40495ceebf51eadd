import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMoney, compareMoney, multiplyMoney, subtractMoney, toMinor, toMoney, ZERO } from './money.ts'

const minor = fc.integer({ min: 0, max: 99_999_999 })
const money = minor.map(toMoney)

test('an amount survives conversion to hundredths and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (n) => {
      expect(toMinor(toMoney(n))).toBe(n)
    }),
  )
  expect(toMoney(123_450)).toBe('1234.50')
  expect(toMoney(5)).toBe('0.05')
  expect(toMoney(99_999_999_999_999)).toBe('999999999999.99')
  expect(toMinor('999999999999.99')).toBe(99_999_999_999_999)
})

test.each(['', '1', '1.5', '1.505', '-1.00', '01.00', '1e3.00', '1 000.00', '1000000000000.00', 'NaN'])(
  '%j is not Money',
  (text) => expect(() => toMinor(text)).toThrow(RangeError),
)

test.each([-1, 0.5, Number.NaN, Infinity, 100_000_000_000_000])(
  '%d is not a valid number of hundredths',
  (n) => expect(() => toMoney(n)).toThrow(RangeError),
)

test('addition is commutative, and the sum of nothing is zero', () => {
  fc.assert(
    fc.property(money, money, money, (a, b, c) => {
      expect(addMoney(a, b, c)).toBe(addMoney(addMoney(c, b), a))
    }),
  )
  expect(addMoney()).toBe(ZERO)
  expect(addMoney('0.10', '0.20')).toBe('0.30')
})

test('subtraction undoes addition and stops at zero', () => {
  fc.assert(
    fc.property(money, money, (a, b) => {
      expect(subtractMoney(addMoney(a, b), b)).toBe(a)
    }),
  )
  fc.assert(
    fc.property(money, money, (a, b) => {
      expect(subtractMoney(a, addMoney(a, b))).toBe(ZERO)
    }),
  )
})

test('multiplication is repeated addition', () => {
  fc.assert(
    fc.property(money, fc.nat(99), (a, n) => {
      const items = Array.from({ length: n }, () => a)
      expect(multiplyMoney(a, n)).toBe(addMoney(...items))
    }),
  )
})

test('amounts compare like their hundredths', () => {
  fc.assert(
    fc.property(minor, minor, (a, b) => {
      expect(Math.sign(compareMoney(toMoney(a), toMoney(b)))).toBe(Math.sign(a - b))
    }),
  )
})
