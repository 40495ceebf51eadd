import { encodeEnvelope } from '@shyrdak/state-machines/storage'
import {
  addLine,
  cartKey,
  emptyCart,
  MAX_LINES,
  RETAIL_CART,
  toStored,
  type StoredCart,
} from '@shyrdak/state-machines/retail-cart'
import { expect, test, vi } from 'vitest'
import { slippers } from '../../testing/a-cart.ts'
import { aStore } from '../../testing/a-store.ts'

/** A store whose page was opened with this text as its URL fragment. */
function arriveWith(fragment: string | null, from: ReturnType<typeof aStore> = aStore()) {
  const { store, storage } = from
  const navigation = { ...store.ports.navigation, takeFragment: () => fragment }
  return aStore({ storage, navigation })
}

async function filled(goods: Parameters<typeof slippers>[0], count: number) {
  const test = aStore()
  await test.store.retailCart.send({ type: 'line.add', goods: slippers(goods), count })
  await vi.waitFor(() => expect(test.storage.get(RETAIL_CART.key)).not.toBeNull())
  return test
}

/** A handcrafted link. */
const written = (cart: Partial<StoredCart>) =>
  encodeEnvelope(RETAIL_CART, { clock: 0, cleared: [0, ''], items: [], removed: [], ...cart })

const linesOf = async ({ store }: ReturnType<typeof aStore>) => {
  await store.retailCart.start()
  return store.retailCart.view()?.lines.map(({ goods, count }) => [goods.size, count])
}

test('a cart from another site is merged into the local cart', async () => {
  const elsewhere = await filled({ size: '40' }, 2)
  const here = await filled({ size: '38' }, 1)
  const arrived = arriveWith(elsewhere.storage.get(RETAIL_CART.key), here)
  expect((await linesOf(arrived))?.toSorted()).toEqual([
    ['38', 1],
    ['40', 2],
  ])
})

test('receiving the same cart twice adds it once', async () => {
  const elsewhere = await filled({}, 2)
  const fragment = elsewhere.storage.get(RETAIL_CART.key)
  const once = arriveWith(fragment)
  await linesOf(once)
  expect(await linesOf(arriveWith(fragment, once))).toEqual([[expect.any(String), 2]])
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"version":1,"value":{"items":"all"}}'],
  ['another release', '{"version":99,"value":{}}'],
  ['an empty cart', encodeEnvelope(RETAIL_CART, toStored(emptyCart('elsewhere')))],
  ['a cart that was cleared later', written({ clock: 500, cleared: [500, 'z'] })],
  [
    'a cart that removes the same line',
    written({ removed: [[cartKey(slippers({ size: '38' })), 500, 'z']] }),
  ],
  ['a cart from the end of time', written({ clock: 2 ** 48, cleared: [2 ** 48, 'z'] })],
])('%s in the fragment leaves the cart unchanged', async (_, fragment) => {
  const here = await filled({ size: '38' }, 1)
  expect(await linesOf(arriveWith(fragment, here))).toEqual([['38', 1]])
})

test('after a link with a clock in the far future, a line that is added survives a reload', async () => {
  const here = await filled({ size: '38' }, 1)
  const arrived = arriveWith(written({ clock: 2 ** 48, cleared: [2 ** 48, 'z'] }), here)
  await arrived.store.retailCart.send({ type: 'line.add', goods: slippers({ size: '40' }), count: 1 })
  await vi.waitFor(() => expect(arrived.storage.get(RETAIL_CART.key)).toContain('"40"'))
  expect(await linesOf(aStore({ storage: arrived.storage }))).toHaveLength(2)
})

test('a link with too many lines fills the cart up, and the lines already in it stay', async () => {
  const many = Array.from({ length: 2 * MAX_LINES }, (_, index) => slippers({ product_id: 1_000 + index }))
  const full = many.reduce((cart, goods) => addLine(cart, goods, 1).cart, emptyCart('elsewhere'))
  const here = await filled({ size: '38' }, 1)
  const lines = await linesOf(arriveWith(encodeEnvelope(RETAIL_CART, toStored(full)), here))
  expect(lines).toHaveLength(MAX_LINES)
  expect(lines).toContainEqual(['38', 1])
})
