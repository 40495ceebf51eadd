import { expect, test } from 'vitest'
import { adjustToSend, typedItems } from './adjust-form.ts'

const KIT = { balance: 10 }
const wrongIn = (amount: string, reason = 'Counted') => [
  ...(adjustToSend({ amount, reason }, KIT).wrong?.keys() ?? []),
]

test.each([
  ['5', 5],
  ['+1 200', 1200],
  ['-3', -3],
  ['−3', -3],
])('%s is %i pieces', (typed, pieces) => {
  expect(typedItems(typed)).toBe(pieces)
})

test('a correction names the balance that the manager has read', () => {
  expect(adjustToSend({ amount: '-10', reason: ' Torn ' }, KIT).body).toEqual({
    was: 10,
    amount: -10,
    reason: 'Torn',
  })
})

test.each(['', '0', '1.5', 'two', '-11'])('“%s” is no correction', (amount) => {
  expect(wrongIn(amount)).toEqual(['amount'])
})

test('nothing is corrected without a reason', () => {
  expect(wrongIn('1', ' ')).toEqual(['reason'])
})
