import { expect, test } from 'vitest'
import { namedParameters } from './named-parameters.ts'

test('named parameters are numbered in the order of their names, and casts are left alone', () => {
  const { text, valuesOf } = namedParameters(
    'select :size::text where :size = any($1) and id = :id',
    ['id', 'size'],
    {
      after: 1,
    },
  )
  expect(text).toBe('select $3::text where $3 = any($1) and id = $2')
  expect(valuesOf({ size: '38', id: 7 })).toEqual([7, '38'])
})

test.each([
  ['a name that the text lacks', 'select :id', ['id', 'size']],
  ['a parameter without a name in the list', 'select :id, :size', ['id']],
])('%s is refused', (_, text, names) => {
  expect(() => namedParameters(text, names)).toThrow('named parameters differ: size')
})
