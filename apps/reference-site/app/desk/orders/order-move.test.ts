import { mayMoveOrder, ORDER_STATUSES } from '@shyrdak/sdk/contract'
import { ManagedOrder } from '@shyrdak/sdk/management'
import { build } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { asOffered, isDeliberate, newsSince, usualMove, warningsOf } from './order-move.ts'

const event = (created_at: string) => ({
  status: 'packaging' as const,
  reason: null,
  created_at,
  mover: 'manager' as const,
  actor: 'Нурлан',
})

test('the usual next status is proposed, and hold and completion are deliberate choices', () => {
  const proposed = Object.fromEntries(
    ORDER_STATUSES.map((from) => [
      from,
      usualMove(ORDER_STATUSES.filter((to) => mayMoveOrder(from, to, 'manager'))),
    ]),
  )
  expect(proposed).toEqual({
    Processing: 'in_production',
    payment_waiting: 'in_production',
    in_production: 'packaging',
    packaging: 'shipping',
    shipping: 'on_way',
    on_way: 'completed',
    on_hold: null,
    completed: null,
  })
  expect(ORDER_STATUSES.filter(isDeliberate)).toEqual(['on_hold', 'completed'])
})

test('a hold is offered last', () => {
  expect(asOffered(['on_hold', 'packaging'])).toEqual(['packaging', 'on_hold'])
  expect(asOffered(['payment_waiting', 'in_production'])).toEqual(['payment_waiting', 'in_production'])
})

test('the events since an order was read are its new ones', () => {
  const [first, second] = [event('2026-11-20T09:00:00Z'), event('2026-11-20T10:00:00Z')]
  expect(newsSince({ timeline: [first] }, { timeline: [first, second] })).toEqual([second])
  expect(newsSince({ timeline: [first] }, { timeline: [first] })).toEqual([])
})

test('starting work warns about an unpaid order, and about stock that will be reserved again', () => {
  const order = (state: 'paid' | 'unpaid', holds_stock: boolean) =>
    build(ManagedOrder, { payment: { state, provider: 'kicb', payable: false }, holds_stock })
  expect(warningsOf(order('unpaid', false), 'in_production')).toEqual(['unpaid', 'takes_stock'])
  expect(warningsOf(order('paid', false), 'packaging')).toEqual(['takes_stock'])
  expect(warningsOf(order('paid', true), 'in_production')).toEqual([])
  expect(warningsOf(order('unpaid', false), 'on_hold')).toEqual([])
})
