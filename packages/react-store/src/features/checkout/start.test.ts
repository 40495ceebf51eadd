import { aQuote, fakeTransport } from '@shyrdak/sdk/testing'
import { memoryStorage, STORAGE_KEYS } from '@shyrdak/state-machines/storage'
import { expect, test } from 'vitest'
import { slippers } from '../../testing/a-cart.ts'
import { aStore } from '../../testing/a-store.ts'

/** Storage from which the code of the cart cannot be read the first times. */
function failing(times: number) {
  const storage = memoryStorage()
  let left = times
  return {
    ...storage,
    get(key: string) {
      if (key !== STORAGE_KEYS.discount || left === 0) return storage.get(key)
      left -= 1
      throw new Error('Failed to fetch dynamically imported module')
    },
  }
}

async function withCart(storage: ReturnType<typeof failing>) {
  const transport = fakeTransport({ 'POST /frontend/delivery/retail/services': aQuote() })
  const { store } = aStore({ transport, storage })
  await store.retailCart.send({ type: 'line.add', goods: slippers(), count: 1 })
  return store
}

test('checkout starts when the discount code could not be read as the page opened', async () => {
  const store = await withCart(failing(1))
  await expect(store.checkout.start()).resolves.toBeDefined()
})

test('checkout that could not read the discount code either starts on the next attempt', async () => {
  const store = await withCart(failing(2))
  await expect(store.checkout.start()).rejects.toThrow('Failed to fetch')
  await expect(store.checkout.start()).resolves.toBeDefined()
})
