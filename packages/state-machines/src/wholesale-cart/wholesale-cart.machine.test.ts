import { createSdk } from '@shyrdak/sdk'
import type { Brand, WholesaleOrder } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { createActor, waitFor } from 'xstate'
import { expect, test, vi } from 'vitest'
import { memoryStorage, type StoragePort } from '../storage/index.ts'
import { wholesaleCartContract } from './contract.ts'
import { cellKey, reorderCells } from './rules.ts'
import { BOUGHT_BRANDS, REORDER_ITEMS } from './stored-beside-cart.ts'
import { WHOLESALE_CART } from './stored-cart.ts'
import { cell, kit, logo, orderedItem, product } from './testing-cells.ts'
import { wholesaleCartActors } from './wholesale-cart.actors.ts'
import { wholesaleCartMachine } from './wholesale-cart.machine.ts'
import { selectKits, selectWholesaleCart } from './wholesale-cart.selectors.ts'

const CURRENTS = 'GET /wholesale/branding/currents/'
const ADD = 'POST /wholesale/branding/add'
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

const invoice = {
  id: 1,
  number: '2026-000001',
  date: '2026-11-22',
  status: 'processing',
  total_sum: '2000.00',
  invoice_sum: '2000.00',
  paid_sum: '0.00',
}

const answers = (kits: readonly Brand[] = [kit()]) =>
  fakeTransport({
    [CURRENTS]: kits,
    [ADD]: { brand: kit({ starter_remainder: 110, remainder: 110 }), order_id: 3, invoice },
    'GET /wholesale/order/:id': { ...order },
    'GET /wholesale/catalog/:id': ({ params }) =>
      params?.['id'] === 7 ? product() : refusal('NOT_FOUND', { status: 404 }),
  })

function opened(transport = answers(), storage: StoragePort = memoryStorage()) {
  const log = vi.fn()
  const sdk = createSdk(wholesaleCartContract, { transport })
  const actors = wholesaleCartActors({
    sdk: () => Promise.resolve(sdk),
    storage,
    log,
  })
  let keys = 0
  const newKey = () => `key ${(keys += 1)}`
  const actor = createActor(wholesaleCartMachine.provide(actors), { input: { replica: 'a', newKey } }).start()
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, log, reach, storage, transport }
}

const branded = { cell: cell({ brand: logo(1) }), count: 70 }

test('a client sees what is left of a kit while the cart fills, and gets it back with the line', async () => {
  const { actor, reach } = opened()
  await reach({ kits: 'known' })
  actor.send({ type: 'cells.add', cells: [branded] })
  expect(selectKits(actor.getSnapshot())).toMatchObject([
    { remainder: -10, isEnough: false, brandsPrice: '2000.00' },
  ])
  actor.send({ type: 'line.remove', key: cellKey(branded.cell) })
  expect(selectKits(actor.getSnapshot())).toMatchObject([{ remainder: 60, isEnough: true }])
  actor.send({ type: 'cells.add', cells: [branded] })
  actor.send({ type: 'cart.clear' })
  expect(selectKits(actor.getSnapshot())).toMatchObject([{ remainder: 60 }])
})

test('kits that cannot be read are unknown, not none, and it is logged', async () => {
  const transport = fakeTransport({ [CURRENTS]: refusal('INTERNAL', { status: 500 }) })
  const { actor, reach, log } = opened(transport)
  await reach({ kits: 'unreadable' })
  const { kits, failure } = selectWholesaleCart(actor.getSnapshot())
  expect([kits, failure]).toEqual([null, null])
  expect(log).toHaveBeenCalledWith('wholesale.branding.currents failed', expect.anything())
  transport.answer(CURRENTS, [kit()])
  actor.send({ type: 'kits.refresh' })
  await reach({ kits: 'known' })
})

test('a kit that was short is bought, read again and remembered until the order', async () => {
  const { actor, reach, storage, transport } = opened()
  await reach({ kits: 'known' })
  transport.answer(CURRENTS, [kit({ starter_remainder: 110, remainder: 110 })])
  actor.send({ type: 'cells.add', cells: [branded] })
  actor.send({ type: 'kits.buy', reyestrId: 1, brandId: 1, amount: 10 })
  await reach({ kits: 'buying' })
  await reach({ kits: 'known' })
  expect(selectKits(actor.getSnapshot())).toMatchObject([{ remainder: 40, isEnough: true }])
  expect(selectWholesaleCart(actor.getSnapshot()).bought).toEqual([{ brandId: 1, amount: 50, orderId: 3 }])
  expect(transport.callsOf(ADD)[0]).toMatchObject({ body: { reyestrId: 1, brandId: 1, amount: 10 } })
  expect(storage.get(BOUGHT_BRANDS.key)).not.toBeNull()
  actor.send({ type: 'cart.ordered', keys: [cellKey(branded.cell)] })
  expect(storage.get(BOUGHT_BRANDS.key)).toBeNull()
  expect(actor.getSnapshot().value.lines).toBe('empty')
})

test('a purchase of kits that nobody knows the end of is sent again as the same, and a new one is another', async () => {
  const { actor, reach, transport } = opened()
  const buy = async (amount: number) => {
    await reach({ kits: 'known' })
    actor.send({ type: 'kits.buy', reyestrId: 1, brandId: 1, amount })
    await reach({ kits: 'known' })
  }
  const keys = () => transport.callsOf(ADD).map(({ idempotencyKey }) => idempotencyKey)
  transport.answer(ADD, refusal('TIMEOUT'))
  await buy(50)
  expect(selectWholesaleCart(actor.getSnapshot()).failure).toBe('TIMEOUT')
  await buy(50)
  await buy(100)
  expect(keys()).toEqual(['key 1', 'key 1', 'key 2'])
  transport.answer(ADD, refusal('FORBIDDEN', { status: 403 }))
  await buy(100)
  await buy(100)
  transport.answer(ADD, { brand: kit(), order_id: 3, invoice })
  await buy(100)
  await buy(100)
  expect(keys().slice(3)).toEqual(['key 2', 'key 3', 'key 4', 'key 5'])
})

test('an order that cannot be compared is no failure of the kits', async () => {
  const transport = answers()
  transport.answer('GET /wholesale/order/:id', refusal('NETWORK'))
  const { actor, reach } = opened(transport)
  actor.send({ type: 'reorder.open', orderId: 5 })
  await reach({ reorder: 'unreachable' })
  expect(selectWholesaleCart(actor.getSnapshot())).toMatchObject({
    failure: null,
    reorder: { failure: 'NETWORK' },
  })
})

test('a past order is added to the cart once it is agreed to, and never replaces it', async () => {
  const { actor, reach, storage } = opened()
  actor.send({ type: 'cells.add', cells: [{ cell: cell(), count: 1 }] })
  actor.send({ type: 'reorder.open', orderId: 5 })
  await reach({ reorder: 'offered' })
  const { reorder } = selectWholesaleCart(actor.getSnapshot())
  expect(reorder?.diff.map(({ state }) => state)).toEqual(['new_price', 'gone'])
  expect(actor.getSnapshot().context.cart.items).toBe(1)
  expect(storage.get(REORDER_ITEMS.key)).not.toBeNull()
  actor.send({ type: 'cells.add', cells: reorderCells(reorder?.diff ?? []) })
  actor.send({ type: 'reorder.dismiss' })
  expect(actor.getSnapshot().context.cart.items).toBe(3)
  expect(selectWholesaleCart(actor.getSnapshot()).reorder).toBeNull()
  expect(storage.get(REORDER_ITEMS.key)).toBeNull()
})

test('whoever leaves in between finds the cart, the kits they bought and the comparison again', async () => {
  const first = opened()
  await first.reach({ kits: 'known' })
  first.actor.send({ type: 'cells.add', cells: [branded] })
  first.actor.send({ type: 'kits.buy', reyestrId: 1, brandId: 1, amount: 10 })
  first.actor.send({ type: 'reorder.open', orderId: 5 })
  await first.reach({ kits: 'known', reorder: 'offered' })
  await Promise.resolve()
  expect(first.storage.get(WHOLESALE_CART.key)).not.toBeNull()
  const again = opened(answers(), first.storage)
  await again.reach({ lines: 'filled', reorder: 'offered' })
  expect(selectWholesaleCart(again.actor.getSnapshot())).toMatchObject({
    count: 70,
    bought: [{ brandId: 1, amount: 50 }],
  })
  again.actor.send({ type: 'reorder.dismiss' })
  expect(again.actor.getSnapshot().context.cart.items).toBe(70)
})

test('cells are added all or none, and what is removed is told and can be put back', async () => {
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
  expect(actor.getSnapshot().value.lines).toBe('empty')
  actor.send({ type: 'cart.restore', lines: onRemoved.mock.calls[0]?.[0] ?? [] })
  expect(actor.getSnapshot().context.cart.size).toBe(3)
})
