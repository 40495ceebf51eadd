import type { WishlistItem, WishlistChange } from '@shyrdak/sdk/contract'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterSync,
  forAccount,
  isUnsynced,
  listedItems,
  readWishlist,
  wishlistKey,
  wishlistItemOf,
  withChange,
  writeWishlist,
  type DeviceWishlist,
} from './stored-wishlist.ts'

const GUEST: DeviceWishlist = { account: null, known: [], changes: [] }
const item = fc.record({
  market: fc.constantFrom('retail' as const, 'special' as const),
  product_id: fc.integer({ min: 1, max: 6 }),
})
const change = fc
  .record({ item, is_wished: fc.boolean() })
  .map(({ item: one, is_wished }): WishlistChange => ({
    ...one,
    is_wished,
  }))
const SLIPPERS: WishlistItem = { market: 'retail', product_id: 1 }
const RUG: WishlistItem = { market: 'special', product_id: 101 }
const keys = (wishlist: DeviceWishlist) => listedItems(wishlist).map(wishlistKey)
const add = (one: WishlistItem): WishlistChange => ({ ...one, is_wished: true })
const remove = (one: WishlistItem): WishlistChange => ({ ...one, is_wished: false })

/** Applies changes as the server's `changeWishlist` does. */
function onServer(list: readonly WishlistItem[], changes: readonly WishlistChange[]): WishlistItem[] {
  let left = [...list]
  for (const { is_wished, ...one } of changes) {
    const has = left.some((other) => wishlistKey(other) === wishlistKey(one))
    if (!is_wished) left = left.filter((other) => wishlistKey(other) !== wishlistKey(one))
    else if (!has) left = [one, ...left]
  }
  return left
}

test('the wishlist shown before the sync equals the one that the store returns after it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: wishlistKey }), fc.array(change), (known, changes) => {
      const wishlist = changes.reduce(withChange, { account: 1, known, changes: [] })
      const shown = keys(wishlist).toSorted()
      const answered = onServer(known, wishlist.changes)
      expect(answered.map(wishlistKey).toSorted()).toEqual(shown)
      expect(keys(afterSync(wishlist, wishlist.changes, answered))).toEqual(answered.map(wishlistKey))
    }),
  )
})

test('changes made during a sync are not lost', () => {
  fc.assert(
    fc.property(fc.array(change), fc.array(change), (before, meanwhile) => {
      const sent = before.reduce(withChange, { ...GUEST, account: 1 })
      const now = meanwhile.reduce(withChange, sent)
      const after = afterSync(now, sent.changes, onServer([], sent.changes))
      expect(keys(after).toSorted()).toEqual(keys(now).toSorted())
    }),
  )
})

test('the wishlist of a guest is taken into an account, that of an account is not passed on', () => {
  const guest = withChange(withChange(GUEST, add(SLIPPERS)), add(RUG))
  expect(keys(forAccount(guest, 7))).toEqual(['special-101', 'retail-1'])
  const account = afterSync(forAccount(guest, 7), guest.changes, [RUG, SLIPPERS])
  expect(keys(forAccount(account, null))).toEqual([])
  expect(keys(forAccount(account, 8))).toEqual([])
})

test('a restored item is at its former place', () => {
  const wishlist: DeviceWishlist = { account: 1, known: [RUG, SLIPPERS], changes: [] }
  const removed = withChange(wishlist, remove(SLIPPERS))
  expect(keys(removed)).toEqual(['special-101'])
  expect(keys(withChange(removed, add(SLIPPERS)))).toEqual(['special-101', 'retail-1'])
})

test('a wishlist is unsynced on the first login and after each change, and never for a guest', () => {
  const storage = memoryStorage()
  writeWishlist(storage, withChange(readWishlist(storage), add(SLIPPERS)))
  expect(isUnsynced(storage), 'a guest has nobody to tell').toBe(false)
  storage.set(STORAGE_KEYS.clientType, 'retail')
  storage.set(STORAGE_KEYS.userId, '7')
  storage.set(STORAGE_KEYS.token, 'token-of-7')
  expect(isUnsynced(storage)).toBe(true)
  expect(keys(readWishlist(storage))).toEqual(['retail-1'])
  const { changes } = readWishlist(storage)
  writeWishlist(storage, afterSync(readWishlist(storage), changes, [SLIPPERS]))
  expect(isUnsynced(storage)).toBe(false)
  writeWishlist(storage, withChange(readWishlist(storage), remove(SLIPPERS)))
  expect(isUnsynced(storage)).toBe(true)
})

test('the wishlist of a wholesale client stays on the device', () => {
  const storage = memoryStorage([
    [STORAGE_KEYS.clientType, 'reyestr'],
    [STORAGE_KEYS.userId, '9'],
    [STORAGE_KEYS.token, 'token-of-9'],
  ])
  writeWishlist(storage, withChange(readWishlist(storage), add(SLIPPERS)))
  expect(readWishlist(storage).account).toBeNull()
  expect(keys(readWishlist(storage))).toEqual(['retail-1'])
})

test.each([
  ['no JSON', '{"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['things that are no items', '{"account":"x","known":[1,null,{"market":"wholesale"}],"changes":{"a":1}}'],
  ['something endless', `"${'x'.repeat(200_000)}"`],
])('%s in storage is read as an empty wishlist', (_what, text) => {
  expect(keys(readWishlist(memoryStorage([[STORAGE_KEYS.wishlist, text]])))).toEqual([])
})

test('only a valid product key is a wishlist item', () => {
  expect(wishlistItemOf('retail-12')).toEqual({ market: 'retail', product_id: 12 })
  for (const key of ['', 'retail-', 'retail-0', 'wholesale-1', 'retail-1 ', 'retail-1e9'])
    expect(wishlistItemOf(key)).toBeNull()
})
