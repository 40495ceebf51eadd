import { browserStorage, memoryStorage, memoryTabs, type StoragePort } from '@shyrdak/state-machines/storage'
import { PENDING_ADDS } from '@shyrdak/state-machines/storage/keys'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { slippers } from '../testing/a-cart.ts'
import { aStore } from '../testing/a-store.ts'
import { addToCart } from './add-to-cart.ts'

/** A page on a slow network: the cart loads once `arrive` is called, and fails to once `fail` is. */
function aSlowPage(storage: StoragePort) {
  let arrive = () => {}
  let fail = () => {}
  const arrival = new Promise<void>((resolve, reject) => {
    arrive = resolve
    fail = () => reject(new TypeError('Load failed'))
  })
  const { store } = aStore({ storage, reach: () => arrival })
  return { store, arrive, fail }
}

/** The sizes and counts in the cart of a page that is opened now. */
async function cartOfNextPage(storage: StoragePort) {
  const { store } = aStore({ storage })
  await store.retailCart.start()
  return store.retailCart.view()?.lines.map(({ goods, count }) => [goods.size, count])
}

const pending = (storage: StoragePort) => storage.get(PENDING_ADDS)

test('what was added on a page that was left before the cart had loaded is in the cart of the next, once', async () => {
  const storage = memoryStorage()
  void addToCart(aSlowPage(storage).store, slippers({ size: '38' }), 2)
  void addToCart(aSlowPage(storage).store, slippers({ size: '39' }), 1)
  expect(await cartOfNextPage(storage)).toEqual([
    ['38', 2],
    ['39', 1],
  ])
  expect(pending(storage)).toBeNull()
  expect(await cartOfNextPage(storage)).toHaveLength(2)
})

test('it raises the count of what is in the cart, and the next page tells the shopper', async () => {
  const storage = memoryStorage()
  await addToCart(aStore({ storage }).store, slippers(), 1)
  void addToCart(aSlowPage(storage).store, slippers(), 2)
  const { store } = aStore({ storage })
  await store.retailCart.start()
  expect(store.retailCart.view()?.summary.items).toBe(3)
  await vi.waitFor(() =>
    expect(store.alerts.view()?.alerts).toMatchObject([{ message: 'raised', params: { count: 3 } }]),
  )
})

test('on a page that is not left, each press counts once', async () => {
  const storage = memoryStorage()
  const { store, arrive } = aSlowPage(storage)
  const adding = [
    addToCart(store, slippers({ size: '38' }), 1),
    addToCart(store, slippers({ size: '39' }), 2),
    store.retailCart.start(),
  ]
  arrive()
  await Promise.all(adding)
  await addToCart(store, slippers({ size: '39' }), 1)
  expect(store.retailCart.view()?.lines.map(({ count }) => count)).toEqual([1, 3])
  expect(pending(storage)).toBeNull()
})

test('a page that the browser restores does not add again what the next page has added', async () => {
  const storage = memoryStorage()
  const { store, arrive } = aSlowPage(storage)
  const adding = addToCart(store, slippers(), 1)
  await cartOfNextPage(storage)
  arrive()
  await adding
  expect(store.retailCart.view()?.summary.items).toBe(1)
})

test('a page in another tab that adds it first does so for both', async () => {
  const [here, there] = memoryTabs(2) as [StoragePort, StoragePort]
  const { store, arrive } = aSlowPage(here)
  const adding = addToCart(store, slippers(), 1)
  expect(await cartOfNextPage(there)).toHaveLength(1)
  arrive()
  await adding
  expect(store.retailCart.view()?.summary.items).toBe(1)
})

test('pressing again after a failure adds once', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const storage = memoryStorage()
  let isReachable = false
  const reach = async () => {
    if (!isReachable) throw new TypeError('Failed to fetch')
  }
  const { store } = aStore({ storage, reach })
  await expect(addToCart(store, slippers({ size: '38' }), 1)).rejects.toThrow('Failed to fetch')
  isReachable = true
  await store.retailCart.prepare()
  await addToCart(store, slippers({ size: '39' }), 1)
  expect(store.retailCart.view()?.lines.map(({ goods }) => goods.size)).toEqual(['39'])
  expect(await cartOfNextPage(storage)).toEqual([['39', 1]])
})

test('a browser that cancels all loading when a page is left loses nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const storage = memoryStorage()
  const { store, fail } = aSlowPage(storage)
  const adding = addToCart(store, slippers({ size: '38' }), 1)
  fail()
  await expect(adding).rejects.toThrow('Load failed')
  expect(await cartOfNextPage(storage)).toEqual([['38', 1]])
})

test('a shopper whose browser blocks storage can add', async () => {
  const storage = browserStorage({
    area: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  const { store, arrive } = aSlowPage(storage)
  const adding = addToCart(store, slippers(), 2)
  arrive()
  await adding
  expect(store.retailCart.view()?.summary.items).toBe(2)
})

const saved = (...items: unknown[]) => JSON.stringify({ version: 1, value: { items } })

test('a saved addition that cannot be read is left out, and the others are added', async () => {
  const good = { key: 'a', goods: slippers({ size: '38' }), count: 1 }
  const bad = { ...good, goods: { ...good.goods, photo: 'https://elsewhere.example/pixel.gif' } }
  expect(await cartOfNextPage(memoryStorage([[PENDING_ADDS, saved(bad, null, good)]]))).toEqual([['38', 1]])
})

test('whatever else is saved there, a shopper can add and has only that in the cart', async () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => saved(value)),
  )
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      const storage = memoryStorage([[PENDING_ADDS, text]])
      void addToCart(aSlowPage(storage).store, slippers({ size: '38' }), 1)
      expect(await cartOfNextPage(storage)).toEqual([['38', 1]])
    }),
  )
})
