import { DEFAULT_COUNTRY, SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertMinor, priceCurrency, priceView, saleMinorOf } from './price-view.ts'

const minor = fc.integer({ min: 1, max: 2_000_000_000 })
const rate = fc
  // From 0.01 som per unit to more than any currency costs.
  .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 10_000, max: 999_999 }))
  .map(([whole, micro]) => `${whole}.${String(micro).padStart(6, '0')}`)
const price = fc.tuple(minor, fc.integer({ min: 0, max: 100 })).map(([amountMinor, percent]) => ({
  amountMinor,
  discountMinor: Math.floor((amountMinor * percent) / 100),
}))
const country = fc.constantFrom(...SELECTABLE_COUNTRIES)
const day = '2026-11-20'

test('a conversion is rounded to the nearest hundredth, a half up', () => {
  expect(convertMinor(8_745, '87.450000')).toBe(100)
  expect(convertMinor(1, '2.000000')).toBe(1)
  expect(convertMinor(1, '2.000001')).toBe(0)
  expect(convertMinor(3, '2.000000')).toBe(2)
})

test('a conversion is never off by more than half a hundredth', () => {
  fc.assert(
    fc.property(minor, rate, (amount, somPerUnit) => {
      const micro = BigInt(somPerUnit.replace('.', ''))
      const off = BigInt(convertMinor(amount, somPerUnit)) * micro - BigInt(amount) * 1_000_000n
      expect(2n * (off < 0n ? -off : off) <= micro).toBe(true)
    }),
  )
})

test('a higher price in som is never shown as a lower one', () => {
  fc.assert(
    fc.property(minor, minor, rate, (one, other, somPerUnit) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(convertMinor(less, somPerUnit)).toBeLessThanOrEqual(convertMinor(more, somPerUnit))
    }),
  )
})

test('the discounted price on a card is the conversion of the price charged', () => {
  fc.assert(
    fc.property(price, country, rate, (kgs, where, somPerUnit) => {
      const rates = new Map([
        ['USD', { somPerUnit, date: day }],
        ['EUR', { somPerUnit, date: day }],
      ])
      const { view, discount } = priceView(kgs, where, rates)
      const { currency } = priceCurrency(where, rates)
      const shown = toMinor(view) - toMinor(discount.view)
      expect(shown).toBe(currency === 'KGS' ? saleMinorOf(kgs) : convertMinor(saleMinorOf(kgs), somPerUnit))
    }),
  )
})

test('without a fresh rate prices are shown in som, without a date', () => {
  fc.assert(
    fc.property(price, country, (kgs, where) => {
      expect(priceCurrency(where, new Map())).toEqual({ currency: 'KGS', rate_date: null })
      expect(toMinor(priceView(kgs, where, new Map()).view)).toBe(kgs.amountMinor)
    }),
  )
})

test('prices in Kyrgyzstan, or where there is no rate, are shown in som', () => {
  const rates = new Map([['USD', { somPerUnit: '87.45', date: day }]])
  expect(priceCurrency(DEFAULT_COUNTRY, rates).currency).toBe('KGS')
  expect(priceCurrency('US', rates)).toEqual({ currency: 'USD', rate_date: day })
  expect(priceCurrency('DE', rates)).toEqual({ currency: 'KGS', rate_date: null })
})

test('a shopper in Belarus sees Belarusian roubles if there is a rate, else Russian ones', () => {
  const ruble = ['RUB', { somPerUnit: '1.084200', date: day }] as const
  expect(priceCurrency('BY', new Map([ruble])).currency).toBe('RUB')
  expect(priceCurrency('BY', new Map([ruble, ['BYN', { somPerUnit: '29.1', date: day }]])).currency).toBe(
    'BYN',
  )
})
