import * as fc from 'fast-check'
import { ShyrdakError } from '@shyrdak/sdk'
import type { Quote, LineRequest } from '@shyrdak/sdk/contract'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage, memoryTabs, quarantineKey, type StoragePort } from '../storage/index.ts'
import { canHappen, replay, wait, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { persistCart } from './persist-cart.ts'
import { addLine, emptyCart } from './rules.ts'
import type { CartLine } from './retail-cart.ts'
import { RETAIL_CART, toStored } from './stored-cart.ts'
import type { RetailCartEvent } from './retail-cart.events.ts'
import { retailCartMachine, type RetailCartSnapshot } from './retail-cart.machine.ts'
import { selectCartState, selectCanOrder, selectCanUndo, selectLines } from './retail-cart.selectors.ts'
import { selectNote, selectSummary } from './retail-cart.selectors.ts'
import { quotedLine, quoteOf, slippers } from '../testing/goods.ts'

const KEY = '7:71:38'
const add = { type: 'line.add', goods: slippers() } as const
type Asked = { readonly items: readonly LineRequest[] }
const never = fromPromise<Quote, Asked>(() => new Promise(() => {}))

const opened = (storage: StoragePort = memoryStorage(), quoteCart = never, replica = 'a') => {
  const clock = new SimulatedClock()
  const machine = retailCartMachine.provide({ actors: { persistCart: persistCart(storage), quoteCart } })
  return { actor: createActor(machine, { input: { replica }, clock }).start(), clock, storage }
}

const keys = (snapshot: RetailCartSnapshot) => selectLines(snapshot).map(({ key }) => key)

describe('a shopper with a cart', () => {
  test('gets the result of each addition', () => {
    const { actor } = opened()
    const onOutcome = vi.fn()
    actor.on('line.outcome', ({ outcome }) => onOutcome(outcome.kind, outcome.count))
    for (let n = 0; n < 6; n += 1) actor.send(add)
    expect(onOutcome.mock.calls).toEqual([
      ['added', 1],
      ['raised', 2],
      ['raised', 3],
      ['raised', 4],
      ['raised', 5],
      ['at_stock_limit', 5],
    ])
    expect(selectSummary(actor.getSnapshot())).toEqual({ lines: 1, items: 5, total: '9250.00' })
  })

  test('keeps the readable lines, and is told how many were lost', () => {
    const cart = toStored(addLine(addLine(emptyCart('a'), slippers()).cart, slippers({ size: '40' })).cart)
    const [good, spoilt] = cart.items
    const text = (items: unknown[]) => JSON.stringify({ version: 2, value: { ...cart, items } })
    const bad = { ...spoilt, variation_id: -1 }
    const storage = memoryStorage([[RETAIL_CART.key, text([bad, good, null])]])
    const machine = retailCartMachine.provide({
      actors: { persistCart: persistCart(storage), quoteCart: never },
    })
    const actor = createActor(machine, { input: { replica: 'b' } })
    const onUnread = vi.fn()
    actor.on('cart.unread', ({ lost }) => onUnread(lost))
    actor.start()
    expect(keys(actor.getSnapshot())).toEqual([KEY])
    expect(onUnread.mock.calls).toEqual([[2]])
    expect(storage.get(RETAIL_CART.key)).toBe(text([good]))
    expect(storage.get(quarantineKey(RETAIL_CART.key))).toBe(
      JSON.stringify({ version: 2, value: { items: [bad, null] } }),
    )
  })

  test('cannot add more lines than an order holds', () => {
    const { actor } = opened()
    for (let n = 0; n < 101; n += 1) actor.send({ type: 'line.add', goods: slippers({ product_id: n + 1 }) })
    expect(actor.getSnapshot().context.cart.size).toBe(100)
    expect(actor.getSnapshot().context.outcome?.kind).toBe('cart_full')
  })

  test('can undo a removal for ten seconds', () => {
    const { actor, clock } = opened()
    actor.send(add)
    actor.send({ type: 'line.remove', key: KEY })
    expect(selectCartState(actor.getSnapshot())).toBe('empty')
    clock.increment(9_999)
    actor.send({ type: 'cart.undo' })
    expect(keys(actor.getSnapshot())).toEqual([KEY])
    actor.send({ type: 'cart.clear' })
    clock.increment(10_000)
    expect(selectCanUndo(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'cart.undo' })
    expect(selectCartState(actor.getSnapshot())).toBe('empty')
  })

  test('keeps what another tab has added while an order was being sent', () => {
    const { actor } = opened()
    for (const _ of [1, 2, 3]) actor.send(add)
    actor.send({ type: 'cart.ordered', lines: [{ key: KEY, count: 2 }] })
    expect(selectSummary(actor.getSnapshot()).items).toBe(1)
    actor.send({ type: 'cart.ordered', lines: [{ key: KEY, count: 1 }] })
    expect(selectCartState(actor.getSnapshot())).toBe('empty')
  })

  test('has the same cart after a reload', async () => {
    const { actor, storage } = opened()
    actor.send(add)
    actor.send(add)
    await Promise.resolve()
    expect(storage.get('retailCartItems')).toContain('"count":2')
    actor.stop()
    const again = opened(storage, never, 'b').actor.getSnapshot()
    expect(selectSummary(again).items).toBe(2)
  })

  test('causes one write for many changes', async () => {
    const storage = memoryStorage()
    const set = vi.spyOn(storage, 'set')
    const { actor } = opened(storage)
    for (let n = 0; n < 5; n += 1) actor.send(add)
    expect(set).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(set).toHaveBeenCalledTimes(1)
  })

  test('sees changed prices and unavailable lines before ordering', async () => {
    const dearer = quotedLine(slippers(), 1, { sale_cost: '1900.00' })
    const gone = quotedLine(slippers({ size: '40', stock: 0 }), 1)
    const { actor } = opened(
      memoryStorage(),
      fromPromise<Quote, Asked>(async () => quoteOf([dearer, gone])),
    )
    actor.send(add)
    actor.send({ type: 'line.add', goods: slippers({ size: '40' }) })
    actor.send({ type: 'quote.watch' })
    expect(selectCartState(actor.getSnapshot())).toBe('refreshing')
    const after = await waitFor(actor, (snapshot) => selectCartState(snapshot) === 'filled')
    expect(selectNote(KEY)(after)).toEqual({ state: 'available', stock: 5, was: '1850.00' })
    expect(selectNote('7:71:40')(after)?.state).toBe('sold_out')
    expect(selectCanOrder(after)).toBe(false)
    actor.send({ type: 'prices.seen' })
    actor.send({ type: 'unavailable.remove' })
    expect(selectNote(KEY)(actor.getSnapshot())?.was).toBeNull()
    expect(keys(actor.getSnapshot())).toEqual([KEY])
  })

  test('who removed the only sold-out line has nothing unavailable left, and can still undo that', async () => {
    const quote = quoteOf([quotedLine(slippers(), 1), quotedLine(slippers({ size: '40', stock: 0 }), 1)])
    const { actor } = opened(
      memoryStorage(),
      fromPromise<Quote, Asked>(async () => quote),
    )
    const onRemoved = vi.fn()
    actor.on('line.removed', ({ lines }) => onRemoved(lines.length))
    actor.on('unavailable.removed', ({ gone }) => onRemoved(gone.length))
    actor.send(add)
    actor.send({ type: 'line.add', goods: slippers({ size: '40' }) })
    actor.send({ type: 'quote.refresh' })
    await waitFor(actor, (snapshot) => selectCartState(snapshot) === 'filled')
    actor.send({ type: 'line.remove', key: '7:71:40' })
    expect([...actor.getSnapshot().context.notes.keys()]).toEqual([KEY])
    actor.send({ type: 'unavailable.remove' })
    expect(onRemoved.mock.calls).toEqual([[1]])
    actor.send({ type: 'cart.undo' })
    expect(keys(actor.getSnapshot()).toSorted()).toEqual([KEY, '7:71:40'])
  })

  test('who wants more than is left keeps what is left, and can undo only what was removed', async () => {
    const left = quotedLine(slippers({ stock: 2 }), 4)
    const gone = quotedLine(slippers({ size: '40', stock: 0 }), 1)
    const { actor } = opened(
      memoryStorage(),
      fromPromise<Quote, Asked>(async () => quoteOf([left, gone])),
    )
    const onRemoved = vi.fn()
    const counts = (lines: readonly CartLine[]) => lines.map(({ key, count }) => [key, count])
    actor.on('unavailable.removed', (event) => onRemoved(counts(event.gone), counts(event.fewer)))
    actor.send({ ...add, count: 4 })
    actor.send({ type: 'line.add', goods: slippers({ size: '40' }) })
    actor.send({ type: 'quote.refresh' })
    await waitFor(actor, (snapshot) => selectCartState(snapshot) === 'filled')
    actor.send({ type: 'unavailable.remove' })
    expect(onRemoved.mock.calls).toEqual([[[['7:71:40', 1]], [[KEY, 2]]]])
    expect(counts(selectLines(actor.getSnapshot()))).toEqual([[KEY, 2]])
    // Until the next quote the note stays, but there is nothing to remove.
    actor.send({ type: 'unavailable.remove' })
    expect(onRemoved.mock.lastCall).toEqual([[], []])
    actor.send({ type: 'cart.undo' })
    expect(counts(selectLines(actor.getSnapshot()))).toEqual([
      [KEY, 2],
      ['7:71:40', 1],
    ])
  })

  test('keeps all lines when the store does not respond, and may retry', async () => {
    const failing = fromPromise<Quote, Asked>(() =>
      Promise.reject(new ShyrdakError({ code: 'NETWORK', operation: 'POST /x' })),
    )
    const { actor } = opened(memoryStorage(), failing)
    actor.send(add)
    actor.send({ type: 'quote.refresh' })
    const after = await waitFor(actor, (snapshot) => selectCartState(snapshot) === 'unquoted')
    expect(after.context.failure?.code).toBe('NETWORK')
    expect(keys(after)).toEqual([KEY])
    actor.send({ type: 'quote.refresh' })
    expect(selectCartState(actor.getSnapshot())).toBe('refreshing')
  })

  test('who watches the cart gets a new quote after a pause in the changes', () => {
    const { actor, clock } = opened()
    actor.send({ type: 'quote.watch' })
    actor.send(add)
    clock.increment(399)
    expect(selectCartState(actor.getSnapshot())).toBe('filled')
    actor.send(add)
    clock.increment(399)
    expect(selectCartState(actor.getSnapshot())).toBe('filled')
    clock.increment(1)
    expect(selectCartState(actor.getSnapshot())).toBe('refreshing')
  })

  test('who watches the cart still gets new quotes when another part of the page no longer watches it', () => {
    const { actor, clock } = opened()
    const stateAfter = (...types: ('quote.watch' | 'quote.unwatch')[]) => {
      for (const type of types) actor.send({ type })
      actor.send(add)
      clock.increment(400)
      return selectCartState(actor.getSnapshot())
    }
    expect(stateAfter('quote.watch', 'quote.watch', 'quote.unwatch')).toBe('refreshing')
    expect(stateAfter('quote.unwatch', 'quote.unwatch')).toBe('filled')
    expect(stateAfter('quote.watch')).toBe('refreshing')
  })
})

/** Events, results of effects, and time. */
const REFRESHING = '0.retail-cart.lines.refreshing'
const steps: readonly Step[] = [
  add,
  { type: 'line.add', goods: slippers({ size: '40', stock: 0 }) },
  { type: 'line.count', key: KEY, count: 9 },
  { type: 'line.remove', key: KEY },
  { type: 'unavailable.remove' },
  { type: 'cart.clear' },
  { type: 'cart.empty' },
  { type: 'cart.ordered', lines: [{ key: KEY, count: 1 }] },
  { type: 'cart.undo' },
  { type: 'prices.seen' },
  { type: 'cart.unread', lost: 1 },
  { type: 'quote.refresh' },
  { type: 'quote.watch' },
  { type: 'quote.unwatch' },
  {
    type: `xstate.done.actor.${REFRESHING}`,
    output: quoteOf([quotedLine(slippers({ stock: 1 }), 9)]),
  },
  { type: `xstate.error.actor.${REFRESHING}`, error: new Error('down') },
]
const waits = [wait(400), wait(10_000)]
const delays: readonly Step[] = [
  { type: 'xstate.after.refreshDelay.retail-cart.lines.filled' },
  { type: 'xstate.after.undoTimeout.retail-cart.undo.offered' },
]

const start = (clock: SimulatedClock) =>
  createActor(retailCartMachine.provide({ actors: { quoteCart: never } }), {
    input: { replica: 'a' },
    clock,
  }).start()

function holds({ value, context: { cart, notes, quote } }: RetailCartSnapshot) {
  const lines = [...cart.lines.values()]
  expect(cart.size).toBe(lines.length)
  expect(cart.items).toBe(lines.reduce((sum, { count }) => sum + count, 0))
  expect(cart.total).toBe(lines.reduce((sum, { cost, count }) => sum + cost * count, 0))
  expect(value.lines).not.toBe('changed')
  expect(value.lines === 'empty').toBe(cart.size === 0)
  if (cart.size === 0) expect([notes.size, quote]).toEqual([0, null])
}

/** A cart changes its map in place. Each step gets a copy, so that paths do not affect each other. */
const branchingMachine = Object.create(retailCartMachine, {
  transition: {
    value: (...[snapshot, event, scope]: Parameters<typeof retailCartMachine.transition>) => {
      const context = { ...snapshot.context, cart: structuredClone(snapshot.context.cart) }
      return retailCartMachine.transition({ ...snapshot, context }, event, scope)
    },
  },
}) as typeof retailCartMachine // replaces only `transition`

describe('the cart machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(branchingMachine, {
      input: { replica: 'a' },
      events: [...steps, ...delays] as RetailCartEvent[], // includes internal events of actors and delays
      filterEvents: canHappen,
      serializeState: ({ value }) => JSON.stringify(value),
    })
    for (const { state } of paths) holds(state)
    const reached = paths.map(({ state }) => JSON.stringify(state.value))
    const carts = ['empty', 'filled', 'refreshing', 'unquoted']
    const all = carts.flatMap((lines) => ['none', 'offered'].map((undo) => JSON.stringify({ lines, undo })))
    expect(reached.sort()).toEqual(all.sort())
  })

  test('keeps its invariants for any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Step>(...steps, ...waits), { maxLength: 40 }), (path) => {
        const actor = replay(start, path)
        holds(actor.getSnapshot())
        actor.stop?.()
      }),
      { numRuns: trials(2_000) },
    )
  })
})

describe('two tabs', () => {
  const deed = fc.record({
    tab: fc.nat(1),
    kind: fc.constantFrom('add', 'add', 'remove', 'count', 'tick'),
    n: fc.nat(4),
    count: fc.integer({ min: 1, max: 5 }),
  })

  test('end up with the same lines, whatever was done in each', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 30 }), async (deeds) => {
        const tabs = memoryTabs(2).map((storage, n) => opened(storage, never, 'ab'[n]).actor)
        for (const { tab, kind, n, count } of deeds) {
          const key = `7:71:${n}`
          if (kind === 'tick') await Promise.resolve()
          else if (kind === 'add') tabs[tab]!.send({ type: 'line.add', goods: slippers({ size: String(n) }) })
          else if (kind === 'remove') tabs[tab]!.send({ type: 'line.remove', key })
          else tabs[tab]!.send({ type: 'line.count', key, count })
        }
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
        const [one, two] = tabs.map((tab) =>
          selectLines(tab.getSnapshot()).map(({ key, count }) => [key, count]),
        )
        expect(one).toEqual(two)
      }),
      { numRuns: trials(1_000) },
    )
  })

  test('lose no line when both add one at the same moment', async () => {
    const [one, two] = memoryTabs(2).map((storage, n) => opened(storage, never, 'ab'[n]).actor)
    one!.send(add)
    two!.send({ type: 'line.add', goods: slippers({ size: '40' }) })
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    expect(keys(one!.getSnapshot())).toHaveLength(2)
    expect(keys(two!.getSnapshot())).toEqual(keys(one!.getSnapshot()))
  })
})
