import { expect, test } from 'vitest'
import { isShyrdakError, ShyrdakError } from './shyrdak-error.ts'

test('an error from another copy of the package is recognized', async () => {
  // The query string loads the file as a second module, like two versions of the package on one page.
  const copy = './shyrdak-error.ts?another-copy'
  const other = (await import(/* @vite-ignore */ copy)) as typeof import('./shyrdak-error.ts') // the same file
  const failure = new other.ShyrdakError({ code: 'SOLD_OUT', operation: 'POST /frontend/order/retail' })
  expect(failure).not.toBeInstanceOf(ShyrdakError)
  expect(isShyrdakError(failure)).toBe(true)
})

test.each([null, undefined, 'SOLD_OUT', new Error('SOLD_OUT'), { code: 'SOLD_OUT' }])(
  '%j is not a ShyrdakError',
  (thrown) => expect(isShyrdakError(thrown)).toBe(false),
)

test('issues are grouped by field, even by a field named __proto__', () => {
  const issues = [
    { path: ['__proto__'], code: 'unrecognized' },
    { path: ['items', 0, 'size'], code: 'required' },
    { path: ['items', 0, 'size'], code: 'invalid' },
  ]
  const { fields } = new ShyrdakError({ code: 'INVALID', operation: 'POST /x', issues })
  expect(Object.keys(fields)).toEqual(['__proto__', 'items.0.size'])
  expect(fields['items.0.size']).toHaveLength(2)
})
