import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { retailCartMachine } from './retail-cart.machine.ts'
import { selectRetailCart } from './retail-cart.selectors.ts'
import { rug, slippers } from '../testing/goods.ts'

/** Quotes fail, because no effects are provided. */
const opened = () => createActor(retailCartMachine, { input: { replica: 'a' } }).start()

test('an empty cart has nothing to order or to undo', () => {
  expect(selectRetailCart(opened().getSnapshot())).toMatchObject({
    state: 'empty',
    lines: [],
    summary: { lines: 0, items: 0, total: '0.00' },
    canOrder: false,
    canUndo: false,
    failure: null,
  })
})

test('special goods are ordered first, the rest waits, and each change advances the clock', () => {
  const actor = opened()
  actor.send({ type: 'line.add', goods: slippers() })
  const { clock } = selectRetailCart(actor.getSnapshot())
  actor.send({ type: 'line.add', goods: rug() })
  const view = selectRetailCart(actor.getSnapshot())
  expect(view.next).toMatchObject({
    group: 'special',
    lines: [{ goods: rug() }],
    waiting: [{ goods: slippers() }],
  })
  expect(view.canOrder).toBe(true)
  expect(view.clock).toBeGreaterThan(clock)
})

test('lines and groups stay the same objects until the cart changes', () => {
  const actor = opened()
  actor.send({ type: 'line.add', goods: slippers() })
  const before = selectRetailCart(actor.getSnapshot())
  actor.send({ type: 'quote.unwatch' })
  const after = selectRetailCart(actor.getSnapshot())
  expect(after.lines).toBe(before.lines)
  expect(after.next).toBe(before.next)
})

test('a failed quote has an error code', async () => {
  const actor = opened()
  actor.send({ type: 'line.add', goods: slippers() })
  actor.send({ type: 'quote.refresh' })
  const snapshot = await waitFor(actor, ({ value }) => value.lines === 'unquoted')
  expect(selectRetailCart(snapshot)).toMatchObject({ state: 'unquoted', failure: 'INTERNAL' })
})
