import { expect, test } from 'vitest'
import { amountIssues } from './amount-issues.ts'

const range = { least: '1.00', most: '20.50' }

test.each(['1.00', '20.50'])('%s, an end of the range, is accepted', (amount) => {
  expect(amountIssues(['price'], amount, range)).toEqual([])
})

test.each([
  ['0.99', { code: 'too_small', params: { min: 1, of: 'number' } }],
  ['20.51', { code: 'too_big', params: { max: 20.5, of: 'number' } }],
])('%s is refused for its field, with the nearest amount that is accepted', (amount, issue) => {
  expect(amountIssues(['changes', 2, 'price'], amount, range)).toEqual([
    { path: ['changes', 2, 'price'], ...issue },
  ])
})
