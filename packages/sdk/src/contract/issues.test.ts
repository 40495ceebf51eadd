import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { issuesOf } from './issues.ts'
import { TypedMoney } from './management/typed-money.ts'
import { NewRetailOrder } from './retail-orders/orders.ts'

function issuesIn(schema: z.ZodMiniType, input: unknown) {
  const parsed = z.safeParse(schema, input)
  return parsed.success ? [] : issuesOf(parsed.error, input)
}

const body = z.object({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(5)),
  email: z.string().check(z.regex(/@/)),
  count: z.int().check(z.minimum(1), z.maximum(9)),
  colors: z.array(z.string()).check(z.minLength(2)),
  group: z.enum(['male', 'female']),
  terms: z.literal(true),
})
const valid = { name: 'Aida', email: 'a@b.kg', count: 1, colors: ['red', 'blue'], group: 'male', terms: true }

test.each<[Record<string, unknown>, unknown]>([
  [{ name: undefined }, { path: ['name'], code: 'required' }],
  [{ name: null }, { path: ['name'], code: 'required' }],
  [{ name: '   ' }, { path: ['name'], code: 'required' }],
  [{ email: '' }, { path: ['email'], code: 'required' }],
  [{ email: 'nobody' }, { path: ['email'], code: 'invalid' }],
  [{ name: 'A' }, { path: ['name'], code: 'too_small', params: { min: 2, of: 'text' } }],
  [{ name: 'Aigerim' }, { path: ['name'], code: 'too_big', params: { max: 5, of: 'text' } }],
  [{ count: 0 }, { path: ['count'], code: 'too_small', params: { min: 1, of: 'number' } }],
  [{ count: 10 }, { path: ['count'], code: 'too_big', params: { max: 9, of: 'number' } }],
  [{ count: 1.5 }, { path: ['count'], code: 'invalid' }],
  [{ count: '1' }, { path: ['count'], code: 'invalid' }],
  [{ colors: [] }, { path: ['colors'], code: 'required' }],
  [{ colors: ['red'] }, { path: ['colors'], code: 'too_small', params: { min: 2, of: 'list' } }],
  [{ colors: ['red', 7] }, { path: ['colors', 1], code: 'invalid' }],
  [{ group: 'cats' }, { path: ['group'], code: 'invalid' }],
  [{ terms: false }, { path: ['terms'], code: 'invalid' }],
])('%j yields one issue', (changes, issue) => {
  expect(issuesIn(body, { ...valid, ...changes })).toEqual([issue])
})

test.each<[string, unknown]>([
  ['999999999999.99', null],
  ['1000000000000.00', { path: ['sum'], code: 'too_big', params: { max: 999_999_999_999.99, of: 'number' } }],
  [
    `${'9'.repeat(40)}.00`,
    { path: ['sum'], code: 'too_big', params: { max: 999_999_999_999.99, of: 'number' } },
  ],
  ['1000000000000', { path: ['sum'], code: 'invalid' }],
  ['-1000000000000.00', { path: ['sum'], code: 'invalid' }],
  ['0000000000001.00', { path: ['sum'], code: 'invalid' }],
])('of the amount %s an issue says whether it is too large or none', (sum, issue) => {
  expect(issuesIn(z.object({ sum: TypedMoney }), { sum })).toEqual(issue === null ? [] : [issue])
})

test('each unrecognized field is its own issue', () => {
  const strict = z.strictObject({ a: z.object({}) })
  expect(issuesIn(strict, { a: {}, b: 1, __proto__: null, constructor: 2 })).toEqual([
    { path: ['b'], code: 'unrecognized' },
    { path: ['constructor'], code: 'unrecognized' },
  ])
})

test('each path has one issue, and there are at most fifty', () => {
  const issues = issuesIn(NewRetailOrder, {})
  expect(issues.map(({ path }) => path.join('.'))).toContain('contact')
  expect(new Set(issues.map(({ path }) => path.join('.'))).size).toBe(issues.length)
  const many = issuesIn(
    z.array(z.string()),
    Array.from({ length: 1000 }, () => 1),
  )
  expect(many).toHaveLength(50)
})

test('a value that is not an object is one issue', () => {
  expect(issuesIn(body, 'text')).toEqual([{ path: [], code: 'invalid' }])
  expect(issuesIn(body, undefined)).toEqual([{ path: [], code: 'required' }])
})
