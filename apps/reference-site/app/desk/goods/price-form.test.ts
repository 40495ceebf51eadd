import type { CountryPrice } from '@shyrdak/sdk/management'
import { subtractMoney, toMoney } from '@shyrdak/sdk/rules'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addCountry,
  isPriceChanged,
  leaveOut,
  priceForm,
  pricesToSend,
  renewPrices,
  saleCost,
  typePrice,
  type PriceForm,
} from './price-form.ts'

const price = (country_iso_code: string, before: string, discount = '0.00'): CountryPrice => ({
  country_iso_code,
  price: before,
  discount,
  sale_cost: subtractMoney(before, discount),
})
const KG = price('KG', '1500.00', '150.50')
const KZ = price('KZ', '1700.00')
const sent = (form: PriceForm) =>
  pricesToSend(form).body?.prices.map((one) => [one.country_iso_code, one.price, one.discount].join(' '))
const wrong = (form: PriceForm) =>
  [...(pricesToSend(form).wrong ?? [])].map(([key, { code }]) => `${key} ${code}`)
const entry = (form: PriceForm, country: string) => form.entries.find((one) => one.country === country)

test('an amount is parsed as people type it, and an empty discount is none', () => {
  const form = typePrice(typePrice(priceForm([KG, KZ], 3), 'KG', 'price', '1 600,5'), 'KG', 'discount', ' ')
  expect(sent(form)).toEqual(['KG 1600.50 0.00', 'KZ 1700.00 0.00'])
  expect(form.entries.map(isPriceChanged)).toEqual([true, false])
})

test('the sale price is known while typing, once it is valid', () => {
  const form = priceForm([KG], 0)
  expect(form.entries.map(saleCost)).toEqual(['1349.50'])
  expect(typePrice(form, 'KG', 'price', '150,50').entries.map(saleCost)).toEqual([null])
  expect(typePrice(form, 'KG', 'price', 'much').entries.map(saleCost)).toEqual([null])
})

test.each([
  ['price', '', 'KG.price required'],
  ['price', 'much', 'KG.price invalid'],
  ['price', '-5', 'KG.price invalid'],
  ['price', '20000000.01', 'KG.price too_big'],
  ['price', '99999999999999', 'KG.price too_big'],
  ['discount', '1500', 'KG.discount too_big'],
  ['discount', '99999999999999', 'KG.discount too_big'],
  ['discount', '10%', 'KG.discount invalid'],
  ['discount', '1.234', 'KG.discount invalid'],
] as const)('a %s of "%s" is refused by field name: %s', (field, typed, issue) => {
  expect(wrong(typePrice(priceForm([KZ, KG], 0), 'KG', field, typed))).toEqual([issue])
})

test('a price below one som and one above the maximum are refused', () => {
  expect(wrong(typePrice(priceForm([KZ], 0), 'KZ', 'price', '0.99'))).toEqual(['KZ.price too_small'])
  expect(wrong(typePrice(priceForm([KZ], 0), 'KZ', 'price', '20000001'))).toEqual(['KZ.price too_big'])
})

test('malformed amounts and impossible ones are all reported at once', () => {
  let form = addCountry(priceForm([KG, KZ], 0), 'RU')
  for (const [country, field, typed] of [
    ['KG', 'price', '1000'],
    ['KG', 'discount', '1500'],
    ['RU', 'price', '0'],
    ['RU', 'discount', '-1'],
  ] as const)
    form = typePrice(form, country, field, typed)
  expect(wrong(form).toSorted()).toEqual(['KG.discount too_big', 'RU.discount invalid', 'RU.price too_small'])
})

test('a country is added, removed and put back', () => {
  const added = typePrice(addCountry(priceForm([KG], 0), 'RU'), 'RU', 'price', '2000')
  expect(sent(added)).toEqual(['KG 1500.00 150.50', 'RU 2000.00 0.00'])
  expect(leaveOut(added, 'RU').entries).toEqual(priceForm([KG], 0).entries)
  const without = leaveOut(priceForm([KG, KZ], 0), 'KZ')
  expect(sent(without)).toEqual(['KG 1500.00 150.50'])
  expect(addCountry(without, 'KZ').entries).toEqual(priceForm([KG, KZ], 0).entries)
})

describe('when a colleague has set prices meanwhile', () => {
  it('typed prices stay, with the colleague’s beside them', () => {
    const form = renewPrices(
      typePrice(priceForm([KG, KZ], 3), 'KG', 'price', '1600'),
      [price('KG', '1550.00'), KZ],
      4,
    )
    expect(form.revision).toBe(4)
    expect(entry(form, 'KG')).toMatchObject({ price: '1600', news: { price: '1550.00' } })
    expect(entry(form, 'KZ')).toMatchObject({ price: '1700', news: null })
    expect(sent(form)).toEqual(['KG 1600.00 150.50', 'KZ 1700.00 0.00'])
  })

  it('a country that they removed is reported, and stays removed unless it is put back', () => {
    const form = renewPrices(priceForm([KG, KZ], 3), [KG], 4)
    expect(entry(form, 'KZ')).toMatchObject({ isLeftOut: true, news: 'gone' })
    expect(form.entries.some(isPriceChanged)).toBe(false)
    expect(sent(form)).toEqual(['KG 1500.00 150.50'])
    expect(sent(addCountry(form, 'KZ'))).toEqual(['KG 1500.00 150.50', 'KZ 1700.00 0.00'])
  })

  it('a country that they removed stays if its price was just changed', () => {
    const form = renewPrices(typePrice(priceForm([KG, KZ], 3), 'KZ', 'price', '9'), [KG], 4)
    expect(entry(form, 'KZ')).toMatchObject({ isLeftOut: false, news: 'gone', price: '9' })
  })

  it('a country that they added is taken over', () => {
    const form = renewPrices(priceForm([KG], 3), [KG, KZ], 4)
    expect(entry(form, 'KZ')).toMatchObject({ price: '1700', news: { price: '1700.00' } })
    expect(form.entries.some(isPriceChanged)).toBe(false)
  })
})

const COUNTRIES = ['KG', 'KZ', 'RU', 'UZ', 'DE', 'JP']
const anyPrices = fc
  .subarray(COUNTRIES)
  .chain((countries) =>
    fc.tuple(
      ...countries.map((country) =>
        fc
          .tuple(fc.integer({ min: 100, max: 2_000_000 }), fc.nat(1_000_000))
          .map(([before, less]) => price(country, toMoney(before), toMoney(Math.min(less, before - 100)))),
      ),
    ),
  )
/** Random edits of a price table. */
const hands = fc.array(
  fc.tuple(
    fc.constantFrom(...COUNTRIES),
    fc.constantFrom('add', 'leave', 'price'),
    fc.integer({ min: 1, max: 99 }),
  ),
  { maxLength: 8 },
)
const work = (form: PriceForm, done: readonly (readonly [string, string, number])[]) =>
  done.reduce((now, [country, what, amount]) => {
    if (what === 'leave') return leaveOut(now, country)
    const there = addCountry(now, country)
    return what === 'add' && entry(there, country)?.price
      ? there
      : typePrice(typePrice(there, country, 'price', String(amount)), country, 'discount', '')
  }, form)
const asSet = (prices: readonly CountryPrice[]) =>
  prices.map((one) => [one.country_iso_code, one.price, one.discount].join(' ')).toSorted()

describe('for any prices and edits, and any changes of a colleague', () => {
  it('a form without edits sends the colleague’s prices', () => {
    fc.assert(
      fc.property(anyPrices, anyPrices, (read, now) => {
        expect(sent(renewPrices(priceForm(read, 0), now, 1))?.toSorted()).toEqual(asSet(now))
      }),
    )
  })

  it('a form without a colleague’s changes is sent as it was typed', () => {
    fc.assert(
      fc.property(anyPrices, hands, (read, typed) => {
        const form = work(priceForm(read, 0), typed)
        expect(sent(renewPrices(form, read, 1))).toEqual(sent(form))
      }),
    )
  })

  it('edited countries are sent as typed, and the others as the colleague set them', () => {
    fc.assert(
      fc.property(anyPrices, hands, anyPrices, (read, typed, now) => {
        const form = work(priceForm(read, 0), typed)
        const merged = sent(renewPrices(form, now, 1)) ?? []
        const mine = sent(form) ?? []
        for (const country of COUNTRIES) {
          const own = entry(form, country)
          const expected = own && isPriceChanged(own) ? mine : asSet(now)
          const of = (list: readonly string[]) => list.find((text) => text.startsWith(country))
          expect(of(merged)).toBe(of(expected))
        }
      }),
    )
  })
})
