import { ShyrdakError } from '@shyrdak/sdk'
import type { OrderStatus } from '@shyrdak/sdk/contract'
import type { OrderMove } from '@shyrdak/sdk/management'
import { expect, test } from 'vitest'
import { moveInTurn, nextOfAll, whyNoNext, type OrderMarket } from './move-in-turn.ts'
import type { MoveWarning } from './order-move.ts'

const listed = (id: number, status: OrderStatus = 'in_production') => ({
  id,
  order_number: `S-${id}`,
  status,
})

interface Held {
  readonly status: OrderStatus
  readonly warning?: MoveWarning
  readonly refuses?: ShyrdakError
}

/** A store with these orders that records its calls. */
function marketOf(orders: Record<number, Held>) {
  const moves: [number, OrderMove][] = []
  const heldOf = (id: number): Held => orders[id] ?? { status: 'completed' }
  const market: OrderMarket<Held> = {
    read: async (id) => heldOf(id),
    async move(id, body) {
      moves.push([id, body])
      const { refuses } = heldOf(id)
      if (refuses) throw refuses
      return { status: body.status }
    },
    warningsOf: ({ warning }) => (warning ? [warning] : []),
  }
  return { market, moves }
}

const move = (market: OrderMarket<Held>, ids: readonly number[], isStopped = () => false) =>
  moveInTurn({
    orders: ids.map((id) => listed(id)),
    to: 'packaging',
    market,
    onTurn: () => {},
    isStopped,
  })

test('selected orders are offered the one next status that all of them have', () => {
  expect(nextOfAll([listed(1), listed(2)])).toBe('packaging')
  expect(nextOfAll([listed(1, 'Processing'), listed(2, 'payment_waiting')])).toBe('in_production')
  expect(nextOfAll([listed(1, 'in_production'), listed(2, 'on_hold')])).toBe('packaging')
  expect(nextOfAll([listed(1, 'in_production'), listed(2, 'packaging')])).toBeNull()
  expect(nextOfAll([listed(1, 'on_hold')]), 'several ways lead on').toBeNull()
  expect(nextOfAll([listed(1, 'completed')])).toBeNull()
})

test('the reason why selected orders have no common next status is given', () => {
  expect(whyNoNext([listed(1, 'completed'), listed(2, 'completed')])).toBe('closed')
  expect(whyNoNext([listed(1, 'completed'), listed(2), listed(3)])).toBe('someClosed')
  expect(whyNoNext([listed(1, 'completed'), listed(2), listed(3, 'packaging')])).toBe('none')
  expect(whyNoNext([listed(1, 'on_hold'), listed(2, 'on_hold')])).toBe('choice')
  expect(whyNoNext([listed(1), listed(2, 'packaging')])).toBe('none')
})

test('each order is moved from the status that the manager saw', async () => {
  const { market, moves } = marketOf({ 1: { status: 'in_production' }, 2: { status: 'in_production' } })
  const { moved, left } = await move(market, [1, 2])
  expect(moved.map(({ id }) => id)).toEqual([1, 2])
  expect(left).toEqual([])
  expect(moves).toEqual([1, 2].map((id) => [id, { status: 'packaging', from: 'in_production' }]))
})

test('an order that a colleague has put on hold is not moved, and the next one is', async () => {
  const { market, moves } = marketOf({ 1: { status: 'on_hold' }, 2: { status: 'in_production' } })
  const { moved, left } = await move(market, [1, 2])
  expect(moved.map(({ id }) => id)).toEqual([2])
  expect(left).toMatchObject([{ order: { id: 1 }, why: { kind: 'changed', status: 'on_hold' } }])
  expect(moves.map(([id]) => id)).toEqual([2])
})

test('an order that already has the status counts as moved', async () => {
  const { market, moves } = marketOf({ 1: { status: 'packaging' } })
  expect((await move(market, [1])).moved).toHaveLength(1)
  expect(moves).toEqual([])
})

test('an unpaid order is not moved, and is reported with a warning', async () => {
  const { market, moves } = marketOf({ 1: { status: 'in_production', warning: 'unpaid' } })
  expect((await move(market, [1])).left).toMatchObject([{ why: { kind: 'warned', warning: 'unpaid' } }])
  expect(moves).toEqual([])
})

test('a refused order does not stop the others', async () => {
  const refuses = new ShyrdakError({ code: 'SOLD_OUT', operation: 'move' })
  const { market } = marketOf({ 1: { status: 'in_production', refuses }, 2: { status: 'in_production' } })
  const { moved, left } = await move(market, [1, 2])
  expect(moved.map(({ id }) => id)).toEqual([2])
  expect(left).toMatchObject([{ order: { id: 1 }, why: { kind: 'failed', error: { code: 'SOLD_OUT' } } }])
})

test('after a network failure the remaining orders are not tried', async () => {
  const refuses = new ShyrdakError({ code: 'NETWORK', operation: 'move' })
  const { market, moves } = marketOf({ 1: { status: 'in_production', refuses } })
  const { left } = await move(market, [1, 2, 3])
  expect(left.map(({ why }) => why.kind)).toEqual(['failed', 'stopped', 'stopped'])
  expect(moves).toHaveLength(1)
})

test('stopping keeps the orders that are already moved', async () => {
  const { market, moves } = marketOf({ 1: { status: 'in_production' }, 2: { status: 'in_production' } })
  const { moved, left } = await move(market, [1, 2], () => moves.length === 1)
  expect(moved.map(({ id }) => id)).toEqual([1])
  expect(left).toMatchObject([{ order: { id: 2 }, why: { kind: 'stopped' } }])
})
