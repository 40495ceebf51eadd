import { expect, test } from 'vitest'
import { amountIssue } from './amount-issue.ts'

const said = (typed: string, rules = {}) => {
  const issue = amountIssue(typed, { field: 'price', ...rules })
  return (
    issue &&
    [issue.code, issue.params?.['min'], issue.params?.['max']].filter((one) => one !== undefined).join(' ')
  )
}

test.each([
  ['1 500,50', null],
  ['', 'required'],
  ['0', 'invalid'],
  ['much', 'invalid'],
  ['10%', 'invalid'],
  ['1.234', 'invalid'],
  ['21 474 836,48', 'too_big 21474836.47'],
  ['99999999999999999999', 'too_big 21474836.47'],
])('"%s" as a price gives the issue %s', (typed, issue) => {
  expect(said(typed, { most: '21474836.47' })).toBe(issue)
})

test.each(['0', '0,99'])('"%s" is too small for an amount of at least one som', (typed) => {
  expect(said(typed, { least: '1.00' })).toBe('too_small 1')
  expect(said('1', { least: '1.00' })).toBeNull()
})

test('an amount in whole som refuses fractions and names its limit in whole som', () => {
  expect(said('10.50', { isWhole: true })).toBe('invalid')
  expect(said('1 000 000 000', { isWhole: true })).toBe('too_big 999999999')
})
