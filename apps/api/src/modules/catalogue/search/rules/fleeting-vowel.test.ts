import { expect, test } from 'vitest'
import { stemWithoutVowel } from './fleeting-vowel.ts'

test.each([
  ['ковер', 'ковр'],
  ['валенок', 'валенк'],
  ['тапок', 'тапк'],
  ['подарок', 'подарк'],
  ['чехол', 'чехл'],
])('the stem of %s without its fleeting vowel is %s', (term, stem) => {
  expect(stemWithoutVowel(term)).toBe(stem)
})

test.each(['ковры', 'коврик', 'дом', 'slippers', 'шырдак', 'килем'])('%s has no fleeting vowel', (term) => {
  expect(stemWithoutVowel(term)).toBeUndefined()
})
