import { LANGUAGES } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { expect, test } from 'vitest'
import { i18nOf, textsOf } from './i18n.ts'

interface Texts {
  readonly workshop: {
    readonly 'email.subject': null
    readonly 'email.opening': { readonly name: string; readonly reason: string }
  }
}

const messages = (language: string) => ({
  email: { subject: `Subject in ${language}`, opening: '{{name}}: {{reason}}' },
})
const textsIn = textsOf<Texts>(['workshop'], {
  en: messages('en'),
  ru: messages('ru'),
  kg: messages('kg'),
})

test.each(LANGUAGES)('a text is read in %s', (language) => {
  expect(textsIn(language)('email.subject')).toBe(`Subject in ${language}`)
})

test('the texts of codes are there from the start', () => {
  const issue = { path: ['email'], code: 'required' }
  const texts = LANGUAGES.map((language) => describeIssue(issue, i18nOf(language)))
  expect(new Set(texts).size).toBe(LANGUAGES.length)
  expect(texts[0]).toBe('Please enter your email')
})

test.each(['{{reason}}', '$t(workshop:email.subject)', '$& $1', '<b>&amp;</b>', '{name}'])(
  '%s that somebody typed is text',
  (typed) => {
    expect(textsIn('en')('email.opening', { name: typed, reason: typed })).toBe(`${typed}: ${typed}`)
  },
)
