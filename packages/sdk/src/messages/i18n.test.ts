import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '../contract/language.ts'
import { formatCount } from '../format/plural.ts'
import { createI18n, type Messages } from './i18n.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const texts: Record<Language, Messages> = {
  en: { found_one: '{{count, number}}\u00a0item', found_other: '{{count, number}}\u00a0items' },
  ru: {
    found_one: '{{count, number}}\u00a0товар',
    found_few: '{{count, number}}\u00a0товара',
    found_many: '{{count, number}}\u00a0товаров',
  },
  kg: { found_one: '{{count, number}}\u00a0даана', found_other: '{{count, number}}\u00a0даана' },
}
const forms = {
  en: { one: 'item', other: 'items' },
  ru: { one: 'товар', few: 'товара', many: 'товаров' },
  kg: { one: 'даана', other: 'даана' },
}
const speaking = (language: Language, messages: Messages = texts[language]) =>
  createI18n({ language, messages: { goods: messages } })

test('a translated plural matches formatCount for every number in every language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.nat(3_000_000), (language, count) => {
      expect(speaking(language).t('goods:found', { count })).toBe(
        formatCount(language, count, forms[language]),
      )
    }),
    { numRuns: 200 },
  )
})

test('a Kyrgyz plural is right where Intl has no Kyrgyz, as in Chrome', () => {
  const inRussian = new Intl.PluralRules('ru')
  vi.stubGlobal('Intl', {
    ...Intl,
    PluralRules: class {
      static supportedLocalesOf = () => []
      constructor() {
        return inRussian
      }
    },
  })
  const kyrgyz = speaking('kg', { left_one: 'бир калды', left_other: '{{count, number}} калды' })
  expect([1, 2, 5, 21].map((count) => kyrgyz.t('goods:left', { count }))).toEqual([
    'бир калды',
    '2 калды',
    '5 калды',
    '21 калды',
  ])
})

test('numbers, money and dates in a text are formatted as elsewhere in the store', () => {
  const messages = {
    price: '{{price, money}}',
    day: '{{when, date}}',
    hour: '{{when, dateTime}} {{when, time}}',
  }
  const when = '2026-03-06T09:30:00Z'
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  for (const [language, price, dollars, day] of [
    ['en', '1 234.50 KGS', '$1,234.50', '6 March 2026'],
    ['ru', '1 234.50 KGS', '1 234,50 $', '6 марта 2026'],
    ['kg', '1 234.50 KGS', '1 234,50 $', '2026-жылдын 6-марты'],
  ] as const) {
    const { t } = speaking(language, messages)
    expect(plain(t('goods:price', { price: '1234.50' }))).toBe(price)
    expect(plain(t('goods:price', { price: '1234.50', currency: 'USD' }))).toBe(dollars)
    expect(t('goods:day', { when })).toBe(day)
    expect(t('goods:hour', { when })).toBe(`${day}, 15:30 15:30`)
  }
})

test('a typed value is inserted as it is, and nothing in it is interpolated', () => {
  const { t } = speaking('en', { hello: 'Hello, {{name}}!', secret: 'secret' })
  expect(t('goods:hello', { name: '<b>$t(goods:secret)</b> {{name}}' })).toBe(
    'Hello, <b>$t(goods:secret)</b> {{name}}!',
  )
})

test('a text that is not loaded is logged, and its key is shown', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(speaking('ru').t('goods:nowhere')).toBe('nowhere')
  expect(report).toHaveBeenCalledWith('the text nowhere is not loaded in ru')
})

test('a namespace is loaded on demand, and can be reloaded after a failed read', async () => {
  const read = vi.fn(async (language: Language) => texts[language])
  read.mockRejectedValueOnce(new Error('offline'))
  const i18n = createI18n({ language: 'kg', read })
  await i18n.loadNamespaces('goods')
  expect(i18n.hasResourceBundle('kg', 'goods')).toBe(false)
  await i18n.reloadResources('kg', 'goods')
  expect(i18n.t('goods:found', { count: 3 })).toBe('3\u00a0даана')
})
