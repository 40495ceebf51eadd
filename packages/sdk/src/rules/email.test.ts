import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['a@b.c', 'aigul.osmonova+felt@mail.example.kg', 'айгүл@почта.рф'])('%s is an address', (text) =>
  expect(isEmail(text)).toBe(true),
)

test.each([
  '',
  'a',
  'a@b',
  '@b.c',
  'a@.',
  'a @b.c',
  'a@b.c ',
  'a@b@c.d',
  'a@b.c\n',
  `${'a'.repeat(250)}@b.cd`,
])('%j is not an address', (text) => expect(isEmail(text)).toBe(false))

test('a long hostile text is refused in no time', () => {
  const started = performance.now()
  isEmail(`a@${'.'.repeat(100_000)}@`)
  expect(performance.now() - started).toBeLessThan(50)
})
