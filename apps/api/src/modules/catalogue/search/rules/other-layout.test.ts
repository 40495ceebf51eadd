import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOtherLayout } from './other-layout.ts'

test.each([
  ['rjd`h', 'ковёр'],
  ['RJD~H', 'ковёр'],
  ['ыдшззукы', 'slippers'],
  ['gjleirf', 'подушка'],
  ['nfgjxrb', 'тапочки'],
  ['[fkfn', 'халат'],
  ['зшддщц', 'pillow'],
])('%s is typed with the same keys as %s', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant)
})

test('a word of letters is unchanged after switching the layout twice', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('йцукенгшщзхъфывапролджэячсмитьбюё')),
    minLength: 1,
  })
  fc.assert(
    fc.property(letters, (word) => {
      expect(inOtherLayout(inOtherLayout(word))).toBe(word)
    }),
  )
})
