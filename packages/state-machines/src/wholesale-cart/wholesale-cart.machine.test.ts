import { WHOLESALE_LINES } from '@shyrdak/sdk/contract'
import * as fc from 'fast-check'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage, type StoragePort } from '../storage/index.ts'
import { replay, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { cellKey } from './rules.ts'
import { WHOLESALE_CART } from './stored-cart.ts'
import { cell, logo } from '../testing/cells.ts'
import { wholesaleCartActors } from './wholesale-cart.actors.ts'
import type { WholesaleCartEvent } from './wholesale-cart.events.ts'
import { wholesaleCartMachine, type WholesaleCartSnapshot } from './wholesale-cart.machine.ts'
import { selectWholesaleCart } from './wholesale-cart.selectors.ts'

function opened(storage: StoragePort = memoryStorage()) {
  const actors = wholesaleCartActors({ storage })
  const actor = createActor(wholesaleCartMachine.provide(actors), { input: { replica: 'a' } }).start()
  return { actor, storage, view: () => selectWholesaleCart(actor.getSnapshot()) }
}

const branded = { cell: cell({ brand: logo(1) }), count: 70 }

test('a cart is the same after a reload', async () => {
  const { actor, storage } = opened()
  actor.send({ type: 'cells.add', cells: [branded] })
  await Promise.resolve()
  expect(storage.get(WHOLESALE_CART.key)).not.toBeNull()
  expect(opened(storage).view()).toMatchObject({ state: 'filled', count: 70 })
})

test('a cart emits events when it is cleared or ordered, and keeps the lines that were not ordered', () => {
  const { actor, view } = opened()
  const [onCleared, onOrdered] = [vi.fn(), vi.fn()]
  actor.on('cart.cleared', onCleared)
  actor.on('cart.ordered', onOrdered)
  actor.send({ type: 'cart.clear' })
  expect(onCleared).not.toHaveBeenCalled()
  actor.send({ type: 'cells.add', cells: [branded, { cell: cell(), count: 2 }] })
  actor.send({ type: 'cart.ordered', lines: [{ key: cellKey(branded.cell), count: branded.count }] })
  expect([view().count, onOrdered.mock.calls.length]).toEqual([2, 1])
  actor.send({ type: 'cart.clear' })
  expect([view().state, onCleared.mock.calls.length]).toEqual(['empty', 1])
})

test('what another tab has added while an order was being sent stays in the cart', () => {
  const { actor, view } = opened()
  actor.send({ type: 'cells.add', cells: [{ cell: cell(), count: 10 }] })
  actor.send({ type: 'cells.add', cells: [{ cell: cell(), count: 5 }] })
  actor.send({ type: 'cart.ordered', lines: [{ key: cellKey(cell()), count: 10 }] })
  expect(view()).toMatchObject({ state: 'filled', count: 5 })
  actor.send({ type: 'cart.ordered', lines: [{ key: cellKey(cell()), count: 5 }] })
  expect(view().state).toBe('empty')
})

test('cells are added all or none, and removed lines can be restored', async () => {
  const { actor } = opened()
  const onFull = vi.fn()
  const onRemoved = vi.fn()
  actor.on('cart.full', onFull)
  actor.on('lines.removed', ({ lines }) => onRemoved(lines))
  const tooMany = Array.from({ length: 1_001 }, (_, place) => ({
    cell: cell({ variation_id: place + 1 }),
    count: 1,
  }))
  actor.send({ type: 'cells.add', cells: tooMany })
  expect([onFull.mock.calls.length, actor.getSnapshot().context.cart.size]).toEqual([1, 0])
  actor.send({ type: 'cells.add', cells: tooMany.slice(0, 3) })
  actor.send({ type: 'part.remove', part: { id: 7, price_type: 'reyestr', colorId: 1 } })
  expect(actor.getSnapshot().value).toBe('empty')
  actor.send({ type: 'cart.restore', lines: onRemoved.mock.calls[0]?.[0] ?? [] })
  expect(actor.getSnapshot().context.cart.size).toBe(3)
})

test('an undo that exceeds the lines of an order loses nothing after a reload', async () => {
  const { actor, storage, view } = opened()
  const products = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      cell: cell({ id: first + index, variation_id: first + index }),
      count: 1,
    }))
  actor.send({ type: 'cells.add', cells: products(1, WHOLESALE_LINES) })
  const { lines } = view()
  actor.send({ type: 'cart.clear' })
  actor.send({ type: 'cells.add', cells: products(5_000, 50) })
  actor.send({ type: 'cart.restore', lines: lines.map(({ line }) => line) })
  expect(view().count).toBe(WHOLESALE_LINES + 50)
  await Promise.resolve()
  expect(opened(storage).view().count).toBe(WHOLESALE_LINES + 50)
})

test('pieces beyond what a line holds are left out, and how many is emitted', () => {
  const { actor, view } = opened()
  const onAdded = vi.fn()
  actor.on('cells.added', onAdded)
  const other = cell({ size: { id: '71:39', name: '39' } })
  actor.send({ type: 'cells.add', cells: [{ cell: cell(), count: 6_000 }] })
  actor.send({
    type: 'cells.add',
    cells: [
      { cell: cell(), count: 4_500 },
      { cell: other, count: 7_000 },
      { cell: other, count: 7_000 },
    ],
  })
  expect(onAdded.mock.calls.map(([{ leftOut }]) => leftOut)).toEqual([0, 4_500])
  expect(view().lines.map(({ line }) => line.count)).toEqual([10_000, 10_000])
})

const adding = (variation_id: number): Step => ({
  type: 'cells.add',
  cells: [{ cell: cell({ variation_id }), count: 2 }],
})
const KEY = cellKey(cell({ variation_id: 1 }))
const STEPS: readonly Step[] = [
  adding(1),
  adding(2),
  { type: 'line.count', key: KEY, count: 5 },
  { type: 'line.remove', key: KEY },
  { type: 'part.remove', part: { id: 7, price_type: 'reyestr' } },
  { type: 'cart.clear' },
  { type: 'cart.ordered', lines: [{ key: KEY, count: 1 }] },
  { type: 'company.changed' },
]
const input = { replica: 'a' }
const start = () => createActor(wholesaleCartMachine, { input }).start()

function holds({ value, context: { cart } }: WholesaleCartSnapshot) {
  const lines = [...cart.lines.values()]
  expect([cart.size, cart.items]).toEqual([lines.length, lines.reduce((sum, { count }) => sum + count, 0)])
  expect(value).toBe(lines.length === 0 ? 'empty' : 'filled')
}

/** A cart changes its map in place. Each step gets a copy, so that paths do not affect each other. */
const branchingMachine = Object.create(wholesaleCartMachine, {
  transition: {
    value: (...[snapshot, event, scope]: Parameters<typeof wholesaleCartMachine.transition>) => {
      const context = { cart: structuredClone(snapshot.context.cart) }
      return wholesaleCartMachine.transition({ ...snapshot, context }, event, scope)
    },
  },
}) as typeof wholesaleCartMachine // replaces only `transition`

describe('the wholesale cart machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(branchingMachine, {
      input,
      events: [...STEPS] as WholesaleCartEvent[], // each of them is an event of the cart
      serializeState: ({ value, context: { cart } }) => `${value} ${cart.items}`,
      stopWhen: ({ context }) => context.cart.items > 12,
    })
    for (const { state } of paths) holds(state)
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['empty', 'filled']))
  })

  test('has counts that match its lines after any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), (path) => {
        holds(replay(start, path).getSnapshot())
      }),
      { numRuns: trials(1_000) },
    )
  })
})
