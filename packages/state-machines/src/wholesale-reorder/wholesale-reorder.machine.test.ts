import { createSdk } from '@shyrdak/sdk'
import type { WholesaleOrder } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { memoryStorage, type StoragePort } from '../storage/index.ts'
import { canHappen, pending, replay, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { kit, orderedItem, product } from '../testing/cells.ts'
import { wholesaleReorderContract } from './contract.ts'
import { reorderCells } from './rules.ts'
import { REORDER_ITEMS } from './stored-reorder.ts'
import { wholesaleReorderActors } from './wholesale-reorder.actors.ts'
import {
  wholesaleReorderMachine,
  type WholesaleReorderEvent,
  type WholesaleReorderSnapshot,
} from './wholesale-reorder.machine.ts'
import { selectWholesaleReorder } from './wholesale-reorder.selectors.ts'

const ORDER = 'GET /wholesale/order/:id'
const at = '2026-11-22T09:00:00.000Z'

const order: WholesaleOrder = {
  id: 5,
  order_number: 'S-5',
  status: 'completed',
  is_made_to_order: false,
  reason: null,
  sum: '201.00',
  count: 2,
  balance: '0.00',
  placed_by: { id: 1, name: 'Данияр Садыков' },
  created_at: at,
  delivery: '',
  payment_info: '',
  from: 'price_list',
  reyestr_id: 1,
  comment: '',
  timeline: [],
  invoices: [],
  items: [7, 9].map((reyestr_id) => orderedItem({ reyestr_id, price: '99.00', sum: '198.00' })),
}

const answers = () =>
  fakeTransport({
    'GET /wholesale/branding/currents/': [kit()],
    [ORDER]: { ...order },
    'GET /wholesale/catalog/:id': ({ params }) =>
      params?.['id'] === 7 ? product() : refusal('NOT_FOUND', { status: 404 }),
  })

function opened(transport = answers(), storage: StoragePort = memoryStorage()) {
  const sdk = createSdk(wholesaleReorderContract, { transport })
  const actors = wholesaleReorderActors({ sdk: () => Promise.resolve(sdk), storage })
  const actor = createActor(wholesaleReorderMachine.provide(actors)).start()
  const reach = (state: WholesaleReorderSnapshot['value']) => waitFor(actor, ({ value }) => value === state)
  const view = () => selectWholesaleReorder(actor.getSnapshot())
  return { actor, reach, storage, view }
}

describe('a client who reorders a past order', () => {
  test('sees which lines have a new price or are gone, and can dismiss the comparison', async () => {
    const { actor, reach, storage, view } = opened()
    actor.send({ type: 'reorder.open', orderId: 5 })
    await reach('offered')
    expect(view()?.diff.map(({ state }) => state)).toEqual(['new_price', 'gone'])
    expect(reorderCells(view()?.diff ?? [])).toMatchObject([{ count: 2 }])
    expect(storage.get(REORDER_ITEMS.key)).not.toBeNull()
    actor.send({ type: 'reorder.dismiss' })
    expect([view(), storage.get(REORDER_ITEMS.key)]).toEqual([null, null])
  })

  test('sees the comparison again after a reload', async () => {
    const first = opened()
    first.actor.send({ type: 'reorder.open', orderId: 5 })
    const again = opened(answers(), first.storage)
    await again.reach('offered')
    expect(again.view()?.orderId).toBe(5)
  })

  test('sees the failure when an order cannot be loaded, and can retry', async () => {
    const transport = answers()
    transport.answer(ORDER, refusal('NETWORK'))
    const { actor, reach, view } = opened(transport)
    actor.send({ type: 'reorder.open', orderId: 5 })
    await reach('unavailable')
    expect(view()).toMatchObject({ orderId: 5, failure: 'NETWORK' })
    transport.answer(ORDER, { ...order })
    actor.send({ type: 'reorder.open', orderId: 5 })
    await reach('offered')
    expect(view()?.failure).toBeNull()
  })
})

const COMPARED = [{ state: 'gone', item: orderedItem() }]
const STEPS: readonly Step[] = [
  { type: 'reorder.open', orderId: 5 },
  { type: 'reorder.open', orderId: 6 },
  { type: 'reorder.read', orderId: 7 },
  { type: 'reorder.dismiss' },
  { type: 'company.changed' },
  { type: 'xstate.done.actor.0.wholesale-reorder.comparing', output: COMPARED }, // the only step with an output
  { type: 'xstate.error.actor.0.wholesale-reorder.comparing', error: refusal('NETWORK') },
]
const start = () =>
  createActor(wholesaleReorderMachine.provide({ actors: { compareOrder: pending() } })).start()

describe('the reorder machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(wholesaleReorderMachine, {
      events: [...STEPS] as WholesaleReorderEvent[], // includes internal events of actors
      filterEvents: canHappen,
    })
    const states = new Set(paths.map(({ state }) => state.value))
    expect(states).toEqual(new Set(['none', 'comparing', 'offered', 'unavailable']))
  })

  test('has lines only for an order that was compared, and a failure only where there is one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), (path) => {
        const { value, context }: WholesaleReorderSnapshot = replay(start, path).getSnapshot()
        expect(context.orderId === null).toBe(value === 'none')
        expect(context.diff.length > 0).toBe(value === 'offered')
        expect(context.failure !== null).toBe(value === 'unavailable')
      }),
      { numRuns: trials(2_000) },
    )
  })
})
