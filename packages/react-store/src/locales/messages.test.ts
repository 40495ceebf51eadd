import { LANGUAGES } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { allMessages } from './all-messages.ts'
import { loadMessages } from './load-messages.ts'

/** Arguments for messages that are functions. */
const ARGUMENTS = [{ name: 'Ala', count: 3 }, 7] as const

/** All texts by path. */
function texts(messages: unknown, path = ''): [string, string][] {
  if (typeof messages === 'string') return [[path, messages]]
  if (typeof messages === 'function') {
    const render = messages as (first: unknown, second: unknown) => string // every function in messages returns a text
    const isOfParams = path.includes('.messages.')
    return [[path, render(isOfParams ? ARGUMENTS[0] : ARGUMENTS[1], ARGUMENTS[1])]]
  }
  return Object.entries(messages as object).flatMap(([key, value]) => texts(value, `${path}.${key}`))
}

/** Texts that are the same in two languages. */
const SHARED = new Set([
  '.blocks.slider.slide',
  '.checkout.country',
  '.country.label',
  '.checkout.countries.KG',
  '.checkout.countries.RU',
  '.checkout.countries.UA',
])

test('no text is missing or left untranslated', () => {
  const [en, ru, kg] = LANGUAGES.map((language) => new Map(texts(allMessages(language))))
  if (!en || !ru || !kg) throw new Error('Expected three languages')
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

test('Russian and Kyrgyz are written in Cyrillic, Kyrgyz with its own letters', () => {
  for (const language of ['ru', 'kg'] as const)
    for (const [path, text] of texts(allMessages(language)))
      expect(text.replace(/Ala|PayPal|KGS|× \d+|[\d\s./]+/g, ''), path).not.toMatch(/^[A-Za-z ]{3,}$/)
  expect(texts(allMessages('kg')).filter(([, text]) => /[ӨөҮүҢң]/.test(text)).length).toBeGreaterThan(100)
})

test.each(LANGUAGES)('messages in %s are loaded by namespace', async (language) => {
  const messages = await loadMessages(language, ['cartPage', 'product'])
  expect(Object.keys(messages).toSorted()).toEqual(['cartPage', 'product'])
  expect(messages.cartPage).toBe(allMessages(language).cartPage)
})

test.each(LANGUAGES)(
  'registration and checkout ask to accept the same terms, with a link, in %s',
  (language) => {
    const { account, checkout } = allMessages(language)
    expect(account.register.terms).toBe(checkout.terms)
    expect(checkout.terms).toMatch(/\[.+\]/)
  },
)
