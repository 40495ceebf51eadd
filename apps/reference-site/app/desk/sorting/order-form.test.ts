import { expect, test } from 'vitest'
import { changedOrder, orderToSend, renewedOrder } from './order-form.ts'

const rows = (...numbers: number[]) =>
  numbers.map((number) => ({ id: String(number), number, depth: 0, name: `Entry ${number}`, note: '' }))

test('another order is one change, over the order that was read', () => {
  expect(changedOrder(rows(1, 2, 3), rows(1, 2, 3))).toBe(0)
  expect(changedOrder(rows(3, 1, 2), rows(1, 2, 3))).toBe(1)
  expect(orderToSend(rows(3, 1, 2), rows(1, 2, 3))).toEqual({ was: [1, 2, 3], ids: [3, 1, 2] })
})

test('what a colleague has added comes last in an order that is being made, and what is removed is gone', () => {
  expect(renewedOrder(rows(3, 1, 2), rows(2, 3, 4))).toEqual(rows(3, 2, 4))
})
