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
])('%s is parsed as %i pieces', (typed, pieces) => {
  expect(typedItems(typed)).toBe(pieces)
})

test('a correction is sent with the balance that was read', () => {
  expect(adjustToSend({ amount: '-10', reason: ' Torn ' }, KIT).body).toEqual({
    was: 10,
    amount: -10,
    reason: 'Torn',
  })
})

test.each(['', '0', '1.5', 'two', '-11'])('“%s” is not a valid correction', (amount) => {
  expect(wrongIn(amount)).toEqual(['amount'])
})

test('a correction requires a reason', () => {
  expect(wrongIn('1', ' ')).toEqual(['reason'])
})
