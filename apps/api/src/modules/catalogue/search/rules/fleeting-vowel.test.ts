import { expect, test } from 'vitest'
import { stemWithoutVowel } from './fleeting-vowel.ts'

test.each([
  ['ковер', 'ковр'],
  ['валенок', 'валенк'],
  ['тапок', 'тапк'],
  ['подарок', 'подарк'],
  ['чехол', 'чехл'],
])('the forms of %s begin with %s', (term, stem) => {
  expect(stemWithoutVowel(term)).toBe(stem)
})

test.each(['ковры', 'коврик', 'дом', 'slippers', 'шырдак', 'килем'])('%s has no vowel to lose', (term) => {
  expect(stemWithoutVowel(term)).toBeUndefined()
})
