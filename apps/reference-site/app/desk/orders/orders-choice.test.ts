import { ORDER_STATUSES } from '@shyrdak/sdk/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ordersQuery, readOrdersChoice, toggleStatus } from './orders-choice.ts'

const read = (query: string) => readOrdersChoice(new URLSearchParams(query))
const anyChoice = fc.record({
  status: fc.subarray([...ORDER_STATUSES]),
  text: fc.string({ maxLength: 100 }).map((text) => text.trim()),
  page: fc.integer({ min: 1, max: 100_000 }),
})

test('an address leads back to the choice it was made of', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      expect(read(ordersQuery(choice))).toEqual(choice)
    }),
  )
})

test('a status pressed twice is as it was, from the first page', () => {
  fc.assert(
    fc.property(anyChoice, fc.constantFrom(...ORDER_STATUSES), (choice, status) => {
      const once = toggleStatus(choice, status)
      expect(once.status.includes(status)).toBe(!choice.status.includes(status))
      expect(toggleStatus(once, status)).toEqual({ ...choice, page: 1 })
    }),
  )
})

test('an address that somebody typed still shows orders', () => {
  expect(read('status=packaging&status=gone&page=-3&text=%20%20')).toEqual({
    status: ['packaging'],
    text: '',
    page: 1,
  })
  expect(read('status=on_way,Processing').status).toEqual(['Processing', 'on_way'])
})
