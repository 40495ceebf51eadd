import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { writeSession } from '@shyrdak/state-machines/auth'
import { expect, test, vi } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { listedItems, readWishlist } from './stored-wishlist.ts'
import { changeWishlist, syncWishlist } from './sync-wishlist.ts'

const CHANGE = 'PUT /frontend/wishlist'
const item = (product_id: number) => ({ market: 'retail' as const, product_id })

function loggedIn(transport: ReturnType<typeof fakeTransport>) {
  const test = aStore({ transport })
  writeSession(test.storage, {
    token: 'a-fine-token',
    clientType: 'retail',
    userId: 7,
    artisan: null,
    firstName: 'Aigul',
  })
  return test
}

test('items added during a slow sync are sent together afterwards', async () => {
  let answerFirst = (_: unknown) => {}
  const first = new Promise((resolve) => (answerFirst = resolve))
  let calls = 0
  const transport = fakeTransport({
    [CHANGE]: () => ((calls += 1) === 1 ? first : Promise.resolve([item(3), item(2), item(1)])),
  })
  const { store, storage } = loggedIn(transport)
  changeWishlist(store, item(1), true)
  const one = syncWishlist(store)
  await vi.waitFor(() => expect(calls).toBe(1))
  changeWishlist(store, item(2), true)
  const two = syncWishlist(store)
  changeWishlist(store, item(3), true)
  const three = syncWishlist(store)
  await new Promise((resolve) => setTimeout(resolve, 20))
  answerFirst([item(1)])
  await Promise.all([one, two, three])
  expect(transport.callsOf(CHANGE)).toHaveLength(2)
  expect(listedItems(readWishlist(storage))).toEqual([item(3), item(2), item(1)])
})

test('a change whose sync failed is sent with the next one', async () => {
  let calls = 0
  const { store, storage } = loggedIn(
    fakeTransport({
      [CHANGE]: () => ((calls += 1) === 1 ? refusal('UNAVAILABLE') : [item(2), item(1)]),
    }),
  )
  changeWishlist(store, item(1), true)
  const one = syncWishlist(store)
  await expect(one).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  changeWishlist(store, item(2), true)
  await syncWishlist(store)
  expect(readWishlist(storage)).toMatchObject({ known: [item(2), item(1)], changes: [] })
})
