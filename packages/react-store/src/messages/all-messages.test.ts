import { LANGUAGES } from '@shyrdak/sdk/contract'
import type { Messages } from '@shyrdak/sdk/messages'
import { expect, test } from 'vitest'
import { readAllMessages, serverI18n } from './all-messages.ts'
import { readMessages } from './read-messages.ts'
import { NAMESPACES } from './texts.ts'

const all = {
  en: await readAllMessages('en'),
  ru: await readAllMessages('ru'),
  kg: await readAllMessages('kg'),
}

/** All texts by path; the plural forms of a text share one path. */
const texts = (messages: Messages, path: string): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}.${key.replace(/_(zero|one|few|many|other)$/, '')}`, value]]
      : texts(value, `${path}.${key}`),
  )
const textsIn = (language: (typeof LANGUAGES)[number]) =>
  NAMESPACES.flatMap((namespace) => texts(all[language][namespace], namespace))

/** Texts that are identical in two languages. */
const SHARED = new Set([
  'blocks.slider.slide',
  'checkout.country',
  'country.label',
  'checkout.countries.KG',
  'checkout.countries.RU',
  'checkout.countries.UA',
  'discount.code',
  'employees.roles.accountant',
  'wholesale-order.fields.comment',
  'wholesale-reorder.logo',
  'wholesale-upload.columns.article',
  'wholesale-upload.columns.logo',
  'wholesale-upload.logo',
  'blocks.video.play',
  'craftsman-profile.fields.video',
  'craftsman-profile.sections.film.title',
])

test('no text is missing or left untranslated', () => {
  const [en, ru, kg] = LANGUAGES.map((language) => new Map(textsIn(language)))
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
    const isWord = /\p{L}{3}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''))
    if (isWord && (others.includes(text) || others[0] === others[1]) && !SHARED.has(path)) same.push(path)
  }
  expect(same).toEqual([])
})

test('Russian and Kyrgyz are written in Cyrillic, Kyrgyz with its own letters', () => {
  for (const language of ['ru', 'kg'] as const)
    for (const [path, text] of textsIn(language))
      expect(text.replace(/\{\{.*?\}\}|PayPal|KGS|[×\d\s./]+/g, ''), path).not.toMatch(/^[A-Za-z ]{3,}$/)
  expect(textsIn('kg').filter(([, text]) => /[ӨөҮүҢң]/.test(text)).length).toBeGreaterThan(100)
})

test.each(LANGUAGES)('messages in %s are loaded by namespace', async (language) => {
  expect(await readMessages(language, 'cart')).toBe(all[language].cart)
  expect(await readMessages(language, 'errors')).toBe(all[language].errors)
})

test.each(LANGUAGES)(
  'registration and checkout ask to accept the same terms, with a link, in %s',
  async (language) => {
    const { t } = await serverI18n(language)
    expect(t('account:register.terms')).toBe(t('checkout:terms'))
    expect(t('checkout:terms')).toMatch(/\[.+\]/)
  },
)
