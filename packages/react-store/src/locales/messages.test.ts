import { LANGUAGES } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { allMessages } from './all-messages.ts'
import { loadMessages } from './load-messages.ts'

/** What functions are given, so that their texts can be read as well. */
const GIVEN = [{ name: 'Ala', count: 3 }, 7] as const

/** Every text by its path. */
function texts(messages: unknown, path = ''): [string, string][] {
  if (typeof messages === 'string') return [[path, messages]]
  if (typeof messages === 'function') {
    const say = messages as (first: unknown, second: unknown) => string // every word that is a function answers a text
    const isOfParams = path.includes('.messages.')
    return [[path, say(isOfParams ? GIVEN[0] : GIVEN[1], GIVEN[1])]]
  }
  return Object.entries(messages as object).flatMap(([key, value]) => texts(value, `${path}.${key}`))
}

/** Words that really are the same in two languages. */
const SHARED = new Set([
  '.blocks.slider.slide',
  '.cart.basket',
  '.checkout.country',
  '.country.label',
  '.checkout.countries.KG',
  '.checkout.countries.RU',
  '.checkout.countries.UA',
])

test('no text is missing, and none was left in another language', () => {
  const [en, ru, kg] = LANGUAGES.map((language) => new Map(texts(allMessages(language))))
  if (!en || !ru || !kg) throw new Error('Three languages')
  expect([...ru.keys()].toSorted()).toEqual([...en.keys()].toSorted())
  expect([...kg.keys()].toSorted()).toEqual([...en.keys()].toSorted())
  const same: string[] = []
  for (const [path, text] of en) {
    expect(text.trim(), path).not.toBe('')
    const others = [ru.get(path) ?? '', kg.get(path) ?? '']
    expect(
      others.every((other) => other.trim() !== ''),
      path,
    ).toBe(true)
    const isWord = /\p{L}{3}/u.test(text.replaceAll('Ala', ''))
    if (isWord && (others.includes(text) || others[0] === others[1]) && !SHARED.has(path)) same.push(path)
  }
  expect(same).toEqual([])
})

test('Russian and Kyrgyz are written in their letters, Kyrgyz with its own', () => {
  for (const language of ['ru', 'kg'] as const)
    for (const [path, text] of texts(allMessages(language)))
      expect(text.replace(/Ala|PayPal|KGS|× \d+|[\d\s./]+/g, ''), path).not.toMatch(/^[A-Za-z ]{3,}$/)
  expect(texts(allMessages('kg')).filter(([, text]) => /[ӨөҮүҢң]/.test(text)).length).toBeGreaterThan(100)
})

test.each(LANGUAGES)('the words of %s come one journey at a time', async (language) => {
  const messages = await loadMessages(language, ['cartPage', 'product'])
  expect(Object.keys(messages).toSorted()).toEqual(['cartPage', 'product'])
  expect(messages.cartPage).toBe(allMessages(language).cartPage)
})

test.each(LANGUAGES)(
  'whoever registers and whoever orders accepts the same terms, a link in %s',
  (language) => {
    const { account, checkout } = allMessages(language)
    expect(account.register.terms).toBe(checkout.terms)
    expect(checkout.terms).toMatch(/\[.+\]/)
  },
)
