import { createSdk } from '@shyrdak/sdk'
import { NewWholesaleOrder, type WholesaleOrder } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { memoryStorage } from '../storage/index.ts'
import { canHappen, pending, replay, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import {
  addCells,
  emptyWholesaleCart,
  pricedLines,
  repriceLines,
  setCount,
  wholesaleSum,
  type CellCount,
} from '../wholesale-cart/rules.ts'
import { cell, logo, tier } from '../testing/cells.ts'
import { wholesaleOrderContract } from './contract.ts'
import { newWholesaleOrder } from './rules.ts'
import { readOrderForm } from './stored-form.ts'
import { wholesaleOrderActors } from './wholesale-order.actors.ts'
import {
  wholesaleOrderMachine,
  type WholesaleOrderEvent,
  type WholesaleOrderSnapshot,
} from './wholesale-order.machine.ts'
import { selectWholesaleOrder } from './wholesale-order.selectors.ts'

const PLACE = 'POST /wholesale/order'
const form = { delivery: 'Akhunbaeva 119', payment_info: 'Bank transfer', comment: '' }

const order: WholesaleOrder = {
  id: 5,
  order_number: 'W-5',
  status: 'Processing',
  is_made_to_order: false,
  reason: null,
  sum: '201.00',
  count: 2,
  balance: '201.00',
  placed_by: { id: 1, name: 'Данияр Садыков' },
  created_at: '2026-11-22T09:00:00.000Z',
  ...form,
  from: 'catalog',
  reyestr_id: 2,
  items: [],
  timeline: [],
  invoices: [],
}

const cells: readonly CellCount[] = [
  { cell: cell(), count: 2 },
  { cell: cell({ size: { id: '71:39', name: '39' }, brand: logo(1) }), count: 3 },
]
const cart = addCells(emptyWholesaleCart('a'), cells)
const lines = pricedLines(cart)

function opened(answer: Parameters<ReturnType<typeof fakeTransport>['answer']>[1] = { ...order }) {
  return openedWith(fakeTransport({ [PLACE]: answer }), {
    storage: memoryStorage(),
    session: memoryStorage(),
  })
}

function openedWith(transport: ReturnType<typeof fakeTransport>, ports: Parameters<typeof readOrderForm>[0]) {
  const sdk = createSdk(wholesaleOrderContract, { transport })
  const machine = wholesaleOrderMachine.provide(
    wholesaleOrderActors({ sdk: () => Promise.resolve(sdk), ...ports, language: 'en' }),
  )
  const actor = createActor(machine, { input: { form: readOrderForm(ports) } }).start()
  const onPlaced = vi.fn()
  actor.on('order.placed', onPlaced)
  const place = async (ordered = lines) => {
    actor.send({ type: 'order.place', lines: ordered, companyId: 2 })
    await waitFor(actor, (snapshot) => !snapshot.matches('sending'))
    return selectWholesaleOrder(actor.getSnapshot())
  }
  const reload = () => openedWith(transport, ports)
  return { actor, transport, ports, onPlaced, place, reload }
}

test('an order has every line at the price that was shown, and their sum', () => {
  const body = newWholesaleOrder({ form, lines, companyId: 2 }, 'en')
  expect(z.parse(NewWholesaleOrder, body)).toEqual(body)
  expect(body).toMatchObject({
    sum: '502.00',
    count: 5,
    from: 'catalog',
    reyestr_id: 2,
    status: 'Processing',
  })
  expect(body.items[1]).toMatchObject({
    size: '39',
    price: '100.50',
    brand_id: 1,
    brand_name: 'Logo 1',
    sole_id: null,
  })
})

test('the sum of an order equals that of the cart, whatever it contains', () => {
  const some = fc.array(
    fc.record({
      size: fc.integer({ min: 30, max: 40 }),
      count: fc.integer({ min: 1, max: 50 }),
      sole: fc.constantFrom(1, 2),
    }),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(some, (chosen) => {
      const filled = addCells(
        emptyWholesaleCart('a'),
        chosen.map(({ size, count, sole }) => ({
          count,
          cell: cell({
            size: { id: `71:${size}`, name: String(size) },
            price_type: 'sole',
            sole: { id: sole, name: { en: 'Felt', ru: 'Felt', kg: 'Felt' }, photo_path: null },
          }),
        })),
      )
      const { sum } = newWholesaleOrder({ form, lines: pricedLines(filled), companyId: 2 }, 'ru')
      expect(sum).toBe(wholesaleSum(filled))
    }),
  )
})

test('a client fills in delivery and payment and orders, and the form is cleared', async () => {
  const { actor, ports, onPlaced, place, transport } = opened()
  actor.send({ type: 'form.change', change: form })
  expect(readOrderForm(ports)).toEqual(form)
  const view = await place()
  expect(view).toMatchObject({ state: 'placed', order: { id: 5 } })
  expect(onPlaced).toHaveBeenCalledWith({
    type: 'order.placed',
    orderId: 5,
    lines: lines.map(({ line: { key, count } }) => ({ key, count })),
  })
  expect(readOrderForm(ports)).toEqual({ delivery: '', payment_info: '', comment: '' })
  expect(transport.callsOf(PLACE)).toHaveLength(1)
})

test('an order without an address is not sent, and the field has an issue until it is changed', async () => {
  const { actor, place, transport } = opened()
  actor.send({ type: 'form.change', change: { ...form, delivery: '  ' } })
  const view = await place()
  expect(view.state).toBe('failed')
  expect(view.issues.map(({ path }) => path[0])).toEqual(['delivery'])
  expect(transport.callsOf(PLACE)).toHaveLength(0)
  actor.send({ type: 'form.change', change: { delivery: 'Bishkek' } })
  expect(selectWholesaleOrder(actor.getSnapshot()).issues).toEqual([])
})

test.each([
  ['KITS_SHORT', { lines: [{ index: 1, brand_id: 1, requested: 3, remainder: 2 }] }],
  ['SOLD_OUT', { lines: [{ index: 1, stock: 1 }] }],
  ['PRICE_CHANGED', { sum: '600.00', lines: [{ index: 1, ...tier(1, '120.00') }] }],
] as const)('%s is reported at the line that it is about, and the form is kept', async (code, data) => {
  const { actor, place } = opened(refusal(code, { status: 409, data }))
  actor.send({ type: 'form.change', change: form })
  const view = await place()
  expect(view).toMatchObject({
    state: 'refused',
    refusal: { code, lines: [{ key: lines[1]?.line.key }] },
    form,
  })
  actor.send({ type: 'lines.change' })
  expect(selectWholesaleOrder(actor.getSnapshot())).toMatchObject({ state: 'editing', refusal: null })
})

test('goods that are no longer sold are reported at their lines', async () => {
  const issues = [
    { path: ['items', 1, 'size'], code: 'unknown' },
    { path: ['items', 1, 'brand_id'], code: 'unknown' },
  ]
  const { actor, place } = opened(refusal('INVALID', { status: 422, issues }))
  actor.send({ type: 'form.change', change: form })
  expect(await place()).toMatchObject({
    state: 'refused',
    refusal: { code: 'NOT_SOLD', lines: [{ key: lines[1]?.line.key }] },
  })
})

test('a retry after a lost response keeps the idempotency key; another count gets another key', async () => {
  const { actor, place, transport } = opened(refusal('NETWORK'))
  actor.send({ type: 'form.change', change: form })
  expect(await place()).toMatchObject({ state: 'failed', failure: { code: 'NETWORK' } })
  await place()
  const changed = setCount(addCells(emptyWholesaleCart('a'), cells), lines[0]!.line.key, 9) // the cart has two lines
  await place(pricedLines(changed))
  const keys = transport.callsOf(PLACE).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(2)
  expect(keys.at(-1)).not.toBe(keys[0])
})

test('lines that were ordered before with other details leave the cart, and the form is cleared', async () => {
  const { actor, place, ports, onPlaced } = opened(refusal('KEY_REUSED', { status: 422 }))
  const onFound = vi.fn()
  actor.on('order.found', onFound)
  actor.send({ type: 'form.change', change: form })
  expect(await place()).toMatchObject({ state: 'ordered', failure: null, order: null })
  expect(onFound).toHaveBeenCalledExactlyOnceWith({
    type: 'order.found',
    lines: lines.map(({ line: { key, count } }) => ({ key, count })),
  })
  expect(onPlaced).not.toHaveBeenCalled()
  expect(readOrderForm(ports)).toEqual({ delivery: '', payment_info: '', comment: '' })
})

test('no sequence of lost responses and changes orders the same lines twice, or leaves them to be ordered again', async () => {
  type Reply = 'lose' | 'lose placed' | 'answer'
  const attempt = fc.record({
    reply: fc.constantFrom<Reply>('lose', 'lose placed', 'answer'),
    comment: fc.constantFrom('', 'Logo on the left'),
    isReloaded: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 6 }), async (attempts) => {
      const made = new Map<string, string>()
      let reply: Reply = 'answer'
      let shop = opened(({ idempotencyKey = '', body }) => {
        const known = made.get(idempotencyKey)
        if (known !== undefined && known !== JSON.stringify(body))
          return refusal('KEY_REUSED', { status: 422 })
        if (reply !== 'lose') made.set(idempotencyKey, JSON.stringify(body))
        return reply === 'answer' ? order : refusal('NETWORK')
      })
      const left = vi.fn()
      for (const { comment, isReloaded, ...next } of attempts) {
        reply = next.reply
        if (isReloaded) shop = shop.reload()
        shop.actor.on('order.placed', left)
        shop.actor.on('order.found', left)
        shop.actor.send({ type: 'form.change', change: { ...form, comment } })
        const { state } = await shop.place()
        expect(made.size).toBeLessThanOrEqual(1)
        expect(left.mock.calls.length > 0).toBe(state === 'placed' || state === 'ordered')
        if (state !== 'failed') break
      }
    }),
    { numRuns: trials(300) },
  )
})

test('an accepted price replaces the old one in its line of the cart, and the next order has it', async () => {
  const key = lines[1]!.line.key // the cart has two lines
  const repriced = pricedLines(
    repriceLines(addCells(emptyWholesaleCart('a'), cells), [{ key, tier: tier(1, '120.00') }]),
  )
  expect(repriced.map(({ tier: own }) => own?.price)).toEqual(['100.50', '120.00'])
  expect(repriced[1]?.line.goods.prices).toEqual([tier(1, '120.00'), tier(10, '90.25')])
  const data = { sum: '561.00', lines: [{ index: 1, ...tier(1, '120.00') }] }
  const { actor, place, transport } = opened(refusal('PRICE_CHANGED', { status: 409, data }))
  actor.send({ type: 'form.change', change: form })
  expect(await place()).toMatchObject({ state: 'refused' })
  actor.send({ type: 'lines.change' })
  transport.answer(PLACE, order)
  expect(await place(repriced)).toMatchObject({ state: 'placed' })
  expect(transport.callsOf(PLACE).map(({ body }) => body)).toMatchObject([
    { sum: '502.00', items: [{ price: '100.50' }, { price: '100.50' }] },
    { sum: '561.00', items: [{ price: '100.50' }, { price: '120.00' }] },
  ])
})

test('no sequence of events places two orders or loses what is typed', () => {
  const event: fc.Arbitrary<WholesaleOrderEvent> = fc.oneof(
    fc.constant({ type: 'order.place' as const, lines, companyId: 2 }),
    fc.constant({ type: 'order.place' as const, lines: [], companyId: 2 }),
    fc.constant({ type: 'lines.change' as const }),
    fc.string().map((comment) => ({ type: 'form.change' as const, change: { comment } })),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const { actor, transport } = opened()
      let comment = ''
      for (const one of events) {
        const isWriting = actor.getSnapshot().matches('writing')
        actor.send(one)
        if (one.type === 'form.change' && isWriting) comment = one.change.comment ?? comment
        expect(selectWholesaleOrder(actor.getSnapshot()).form.comment).toBe(comment)
      }
      expect(transport.callsOf(PLACE).length).toBeLessThanOrEqual(1)
      actor.stop()
    }),
  )
})

const PLACED = 'xstate.done.actor.0.wholesale-order.sending'
const STEPS: readonly Step[] = [
  { type: 'form.change', change: form },
  { type: 'order.place', lines, companyId: 2 },
  { type: 'order.place', lines: [], companyId: 2 },
  { type: 'lines.change' },
  { type: PLACED, output: { state: 'placed', order } },
  { type: PLACED, output: { state: 'ordered' } },
  {
    type: PLACED,
    output: {
      state: 'refused',
      refusal: { code: 'SOLD_OUT', lines: [{ key: lines[0]?.line.key, stock: 1 }] },
    },
  },
  { type: 'xstate.error.actor.0.wholesale-order.sending', error: refusal('NETWORK') },
]
const INPUT = { form: { delivery: '', payment_info: '', comment: '' } }
const start = () =>
  createActor(wholesaleOrderMachine.provide({ actors: { place: pending() } }), { input: INPUT }).start()

describe('the wholesale order machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(wholesaleOrderMachine, {
      input: INPUT,
      events: [...STEPS] as WholesaleOrderEvent[], // includes internal events of actors
      serializeState: ({ value, context }) => JSON.stringify([value, context.form]),
      filterEvents: canHappen,
    })
    const states = new Set(paths.map(({ state }) => selectWholesaleOrder(state).state))
    expect(states).toEqual(new Set(['editing', 'sending', 'refused', 'failed', 'placed', 'ordered']))
  })

  test('has a refusal, a failure and an order exactly in the states that show them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), (path) => {
        const snapshot: WholesaleOrderSnapshot = replay(start, path).getSnapshot()
        const { state, refusal: refused, failure, order: placed } = selectWholesaleOrder(snapshot)
        expect(refused !== null).toBe(state === 'refused')
        expect(failure !== null).toBe(state === 'failed')
        expect(placed !== null).toBe(state === 'placed')
      }),
      { numRuns: trials(2_000) },
    )
  })
})
