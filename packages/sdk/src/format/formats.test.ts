import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../contract/language.ts'
import { toMoney } from '../rules/money.ts'
import { formatDate, formatDateTime, formatTime } from './dates.ts'
import { formatDays } from './days.ts'
import { formatMoney, formatSom } from './money.ts'
import { formatDecimal, formatNumber } from './numbers.ts'
import { formatCount, plural } from './plural.ts'

const readable = (text: string) => text.replaceAll('\u00a0', '_')
const money = fc.integer({ min: 0, max: 99_999_999_999_999 }).map(toMoney)

test('som are formatted the same in every language, with non-breaking spaces', () => {
  for (const language of LANGUAGES) {
    expect(readable(formatMoney('1234.50', 'KGS', language))).toBe('1_234.50_KGS')
    expect(formatMoney('1234.50', 'KGS', language)).toBe(formatSom('1234.50'))
    expect(readable(formatMoney('0.05', 'KGS', language))).toBe('0.05_KGS')
    expect(readable(formatMoney('999999999999.99', 'KGS', language))).toBe('999_999_999_999.99_KGS')
  }
})

test('other currencies follow the style of the language', () => {
  expect(readable(formatMoney('1234.50', 'USD', 'en'))).toBe('$1,234.50')
  expect(readable(formatMoney('1234.50', 'CHF', 'en'))).toBe('CHF_1,234.50')
  expect(readable(formatMoney('1234.50', 'RUB', 'ru'))).toBe('1_234,50_₽')
  expect(readable(formatMoney('1234567.50', 'KZT', 'kg'))).toBe('1_234_567,50_₸')
  expect(readable(formatMoney('1234.50', 'SAR', 'ru'))).toBe('1_234,50_SAR')
})

test('an amount keeps all its digits and has no breaking space', () => {
  fc.assert(
    fc.property(
      money,
      fc.constantFrom('KGS', 'USD', 'EUR'),
      fc.constantFrom(...LANGUAGES),
      (sum, currency, l) => {
        const text = formatMoney(sum, currency, l)
        expect(text).not.toContain(' ')
        expect(text.replaceAll(/\D/g, '')).toBe(sum.replace('.', ''))
      },
    ),
  )
})

test('dates and times are in Bishkek time', () => {
  const lateInLondon = '2026-03-05T20:30:00.000Z'
  expect(LANGUAGES.map((language) => formatDate(lateInLondon, language))).toEqual([
    '6 March 2026',
    '6 марта 2026',
    '2026-жылдын 6-марты',
  ])
  expect(formatDate(lateInLondon, 'ru', 'short')).toBe('06.03.2026')
  expect(formatDate('2026-12-31', 'en')).toBe('31 December 2026')
  expect(formatDate(lateInLondon, 'kg', 'iso')).toBe('2026-03-06')
  expect(formatTime(lateInLondon)).toBe('02:30')
  expect(formatDateTime('2026-03-06T09:05:00Z', 'ru')).toBe('6 марта 2026, 15:05')
  expect(() => formatDate('soon', 'en')).toThrow(RangeError)
})

test('Russian nouns agree with their number', () => {
  const forms = { one: 'товар', few: 'товара', many: 'товаров' }
  const words = [0, 1, 2, 4, 5, 11, 12, 14, 20, 21, 22, 25, 101, 111, 112].map((n) => plural('ru', n, forms))
  expect(words.map((word) => word.slice(5) || '-')).toEqual([
    'ов',
    '-',
    'а',
    'а',
    'ов',
    'ов',
    'ов',
    'ов',
    'ов',
    '-',
    'а',
    'ов',
    '-',
    'ов',
    'ов',
  ])
})

test('Russian plurals match Intl.PluralRules', () => {
  const rules = new Intl.PluralRules('ru')
  const forms = { one: 'one', few: 'few', many: 'many' }
  fc.assert(
    fc.property(fc.nat(100_000), (n) => {
      expect(plural('ru', n, forms)).toBe(rules.select(n))
    }),
  )
})

test('counts, numbers and days are formatted in each language', () => {
  expect(readable(formatCount('en', 1, { one: 'product', other: 'products' }))).toBe('1_product')
  expect(readable(formatCount('kg', 1200, { one: 'товар', other: 'товар' }))).toBe('1_200_товар')
  expect(formatNumber(4.66, 'ru', 1)).toBe('4,7')
  expect(readable(formatNumber(-1234, 'en'))).toBe('−1_234')
  expect(LANGUAGES.map((language) => readable(formatDays(3, 5, language)))).toEqual([
    '3–5_working days',
    '3–5_рабочих дней',
    '3–5_жумуш күнү',
  ])
  expect(readable(formatDays(1, 1, 'ru'))).toBe('1_рабочий день')
})

test('a count groups its thousands like the som beside it, in every language', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.constantFrom(...LANGUAGES), (count, language) => {
      expect(formatSom(`${count}.00`)).toBe(`${formatNumber(count, language)}.00\u00a0KGS`)
    }),
  )
})

test('amounts match the Intl data of Node.js', () => {
  const tags = { en: 'en', ru: 'ru', kg: 'ky' }
  for (const language of LANGUAGES) {
    const numbers = new Intl.NumberFormat(tags[language], { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
        expect(formatDecimal(toMoney(minor), language)).toBe(numbers.format(minor / 100))
      }),
      { numRuns: 1000 },
    )
  }
})

test('a Kyrgyz date is written as it is spoken: the month belongs to the year', () => {
  const days = new Intl.DateTimeFormat('ky', { dateStyle: 'long', timeZone: 'Asia/Bishkek' })
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2010-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
      (date) => {
        const part = Object.fromEntries(days.formatToParts(date).map(({ type, value }) => [type, value]))
        // CLDR lists months on their own: «2026-ж., 6-март».
        const month = part['month']?.replace(/ь$/, '')
        expect(formatDate(date.toISOString(), 'kg')).toMatch(
          new RegExp(`^${part['year']}-жылдын ${part['day']}-${month}[ыиу]$`),
        )
      },
    ),
  )
})

test('a Kyrgyz month takes the vowel that its last one asks for', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(`2026-${String(month + 1).padStart(2, '0')}-06`, 'kg')
      .split('-')
      .at(-1),
  )
  expect(months.join(' ')).toBe(
    'январы февралы марты апрели майы июну июлу августу сентябры октябры ноябры декабры',
  )
})
