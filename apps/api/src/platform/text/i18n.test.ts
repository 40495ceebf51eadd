import { LANGUAGES } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { expect, test } from 'vitest'
import greetings from '../email/texts.json' with { type: 'json' }
import { i18nOf, textsOf } from './i18n.ts'

const textsIn = textsOf('platform-email', greetings)

test.each(LANGUAGES)('a text is given in %s', (language) => {
  expect(textsIn(language)('greetingWithoutName')).toBe(greetings[language].greetingWithoutName)
})

test('texts of error codes are loaded from the start', () => {
  const issue = { path: ['email'], code: 'required' }
  const texts = LANGUAGES.map((language) => describeIssue(issue, i18nOf(language)))
  expect(new Set(texts).size).toBe(LANGUAGES.length)
  expect(texts[0]).toBe('Please enter your email')
})

test.each(['{{name}}', '$t(platform-email:demoPhone)', '$& $1', '<b>&amp;</b>', '{name}'])(
  '%s is inserted into a text literally',
  (typed) => {
    expect(textsIn('en')('greeting', { name: typed })).toBe(`Hello, ${typed}!`)
  },
)
