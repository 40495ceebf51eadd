import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMAIL, isEmail } from './email.ts'

test.each(['a@b.c', 'aigul.osmonova+felt@mail.example.kg', 'айгүл@почта.рф'])(
  '%s is a valid email address',
  (text) => expect(isEmail(text)).toBe(true),
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
])('%j is not a valid email address', (text) => expect(isEmail(text)).toBe(false))

test('the pattern matches exactly what spec §5 describes', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', 'я'), maxLength: 12 })
  fc.assert(
    fc.property(text, (email) => {
      expect(EMAIL.test(email)).toBe(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    }),
    { numRuns: 5000 },
  )
})

/** The shortest of several runs, in milliseconds: the one that the machine disturbed least. */
function timeToRefuse(dots: number): number {
  const text = `a@${'.'.repeat(dots)}@`
  const runs = Array.from({ length: 10 }, () => {
    const started = performance.now()
    expect(EMAIL.test(text)).toBe(false)
    return performance.now() - started
  })
  return Math.min(...runs)
}

test('eight times as many dots take about eight times as long to refuse, not sixty-four', () => {
  expect(timeToRefuse(16_000) / timeToRefuse(2_000)).toBeLessThan(24)
})
