import { encodeEnvelope, memoryStorage, readEnvelope } from '@shyrdak/state-machines/storage'
import {
  addLine,
  cartKey,
  cartLines,
  changeCount,
  clearCart,
  emptyCart,
  fromStored,
  MAX_LINES,
  removeLines,
  RETAIL_CART,
  toStored,
  type RetailCart,
  type StoredCart,
} from '@shyrdak/state-machines/retail-cart'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { slippers } from '../../testing/a-cart.ts'
import { aStore } from '../../testing/a-store.ts'
import { memoryPorts } from '../../store/memory-ports.ts'
import { receiveCart } from './receive-cart.ts'

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

/** Sizes of slippers that shoppers in these tests buy. */
const size = fc.integer({ min: 36, max: 40 }).map(String)

type Deed =
  | { readonly kind: 'add' | 'order' | 'count'; readonly size: string; readonly count: number }
  | { readonly kind: 'clear' }

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('add' as const, 'order' as const, 'count' as const),
      size,
      count: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
)

const keyOf = (ofSize: string) => cartKey(slippers({ size: ofSize }))

function after(cart: RetailCart, one: Deed): RetailCart {
  switch (one.kind) {
    case 'add':
      return addLine(cart, slippers({ size: one.size }), one.count).cart
    case 'count':
      return changeCount(cart, keyOf(one.size), one.count)
    case 'order':
      return removeLines(cart, [keyOf(one.size)])
    case 'clear':
      return clearCart(cart)
    default:
      return one satisfies never
  }
}

/** The cart of a site after up to 30 actions of a shopper. */
const cartOn = (site: string) =>
  fc.array(deed, { maxLength: 30 }).map((deeds) => deeds.reduce(after, emptyCart(site)))

/** The shop of a browser that holds this cart. */
function shopWith(cart: RetailCart) {
  const storage = memoryStorage([[RETAIL_CART.key, encodeEnvelope(RETAIL_CART, toStored(cart))]])
  const ports = memoryPorts()
  const read = () => fromStored(readEnvelope(storage, RETAIL_CART)!, 'shop')
  return {
    /** The sizes and counts of the cart, in its order. */
    lines: () => cartLines(read()).map(({ goods, count }) => [goods.size, count] as const),
    receive: (sent: RetailCart) =>
      receiveCart({
        ...ports,
        storage,
        navigation: { ...ports.navigation, takeFragment: () => encodeEnvelope(RETAIL_CART, toStored(sent)) },
      }),
    change: (by: (cart: RetailCart) => RetailCart) =>
      storage.set(RETAIL_CART.key, encodeEnvelope(RETAIL_CART, toStored(by(read())))),
  }
}

const counts = (cart: RetailCart) => cartLines(cart).map(({ goods, count }) => [goods.size, count] as const)

describe('a cart from another site', () => {
  test('arrives whole, whatever was ordered, removed or cleared in the shop before', () => {
    fc.assert(
      fc.property(cartOn('shop'), cartOn('partner'), (own, sent) => {
        const [before, arriving] = [counts(own), counts(sent)]
        const shop = shopWith(own)
        shop.receive(sent)
        expect(new Map(shop.lines())).toEqual(new Map([...before, ...arriving]))
        expect(
          shop
            .lines()
            .slice(0, before.length)
            .map(([one]) => one),
        ).toEqual(before.map(([one]) => one))
      }),
    )
  })

  test('adds nothing when its link is followed again, whatever the shopper has done since', () => {
    fc.assert(
      fc.property(cartOn('shop'), cartOn('partner'), fc.array(deed, { maxLength: 5 }), (own, sent, since) => {
        const shop = shopWith(own)
        shop.receive(sent)
        shop.change((cart) => since.reduce(after, cart))
        const before = shop.lines()
        shop.receive(sent)
        expect(shop.lines()).toEqual(before)
      }),
    )
  })

  test('brings what was changed there since its last arrival, and only that', () => {
    const shop = shopWith(emptyCart('shop'))
    let sent = addLine(emptyCart('partner'), slippers({ size: '38' }), 2).cart
    sent = addLine(sent, slippers({ size: '40' }), 1).cart
    shop.receive(sent)
    shop.change((cart) => removeLines(cart, [keyOf('38'), keyOf('40')]))
    shop.receive(changeCount(sent, keyOf('40'), 3))
    expect(shop.lines()).toEqual([['40', 3]])
  })
})
