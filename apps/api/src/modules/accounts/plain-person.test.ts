import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainPerson } from './plain-person.ts'

const FIELDS = ['first_name', 'last_name', 'company', 'city'] as const

test.each(FIELDS)('the %s of a person cannot reverse the text that follows it', async (field) => {
  expect(await plainPerson({ [field]: '\u202EОсмонова\u2066 «Ак\u0007\n Кийиз»' })).toEqual({
    [field]: 'Осмонова «Ак Кийиз»',
  })
})

test.each(['Zoë', 'O’Ши', 'Ңурланов-Өмүр', 'می‌خواهم', 'ශ්‍රී ලංකා'])(
  'the name %s is kept as typed',
  async (name) => {
    expect(await plainPerson({ first_name: name })).toEqual({ first_name: name })
  },
)

test('a name keeps no control or direction mark, whatever is sent', async () => {
  const sent = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ...Array.from('\u202A\u202B\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u200B\u001B\n'),
      ),
      fc.constantFrom('a', 'ө', 'ن', ' '),
    ),
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(sent, async (text) => {
      const { company } = await plainPerson({ company: text })
      expect(company).not.toMatch(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/u)
      expect(company.replaceAll(' ', '')).toBe(text.replace(/[^aөن]/gu, ''))
    }),
  )
})

test('what is no name stays as sent: a password may hold any character', async () => {
  const password = 'warm\u202E wool  7'
  expect(await plainPerson({ password, first_name: 'Айгүл' })).toEqual({ password, first_name: 'Айгүл' })
})
