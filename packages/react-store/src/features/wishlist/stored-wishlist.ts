import type { MAX_WISHLIST_ITEMS, WishlistItem, WishlistChange } from '@shyrdak/sdk/contract'
import type { StoragePort } from '@shyrdak/state-machines/storage'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'

/**
 * The wishlist on this device. A guest's list consists of changes only. For an account, `known` is the
 * store's last response and `changes` are not sent yet, so logging in merges a guest's list into the
 * account's.
 */
export interface DeviceWishlist {
  /** The shopper it belongs to; null for a guest. */
  readonly account: number | null
  readonly known: readonly WishlistItem[]
  readonly changes: readonly WishlistChange[]
}

/** The parts of storage that are used, so that a page does not have to load the rest. */
export type WishlistStorage = Pick<StoragePort, 'get' | 'set'>

/** Repeats the contract, whose schemas product pages must not load; the type compares them. */
const MAX_ITEMS: typeof MAX_WISHLIST_ITEMS = 200
const MAX_LENGTH = 100_000
const GUEST: DeviceWishlist = { account: null, known: [], changes: [] }

/** The key of a product in attributes of pages, such as `retail-12`. */
export const wishlistKey = ({ market, product_id }: WishlistItem): string => `${market}-${product_id}`

/** Parses a product's key; null for any other text. */
export function wishlistItemOf(key: string): WishlistItem | null {
  const [, market, id] = /^(retail|special)-([1-9]\d{0,8})$/.exec(key) ?? []
  return market === 'retail' || market === 'special' ? { market, product_id: Number(id) } : null
}

/** The list including all changes not sent yet, latest first. */
export function listedItems({ known, changes }: DeviceWishlist): WishlistItem[] {
  const list = new Map(known.toReversed().map((item) => [wishlistKey(item), item]))
  for (const { is_wished, ...item } of changes) {
    const key = wishlistKey(item)
    if (!is_wished) list.delete(key)
    else if (!list.has(key)) list.set(key, item)
  }
  return [...list.values()].toReversed().slice(0, MAX_ITEMS)
}

/** Adds a change; replaces an earlier one for the same product. */
export const withChange = (wishlist: DeviceWishlist, change: WishlistChange): DeviceWishlist => ({
  ...wishlist,
  changes: [...wishlist.changes.filter((one) => wishlistKey(one) !== wishlistKey(change)), change].slice(
    -MAX_ITEMS,
  ),
})

/** The wishlist after the store has accepted the changes and responded with the list. */
export const afterSync = (
  wishlist: DeviceWishlist,
  sent: readonly WishlistChange[],
  known: readonly WishlistItem[],
): DeviceWishlist => ({
  ...wishlist,
  known,
  changes: wishlist.changes.filter(
    (change) =>
      !sent.some((one) => wishlistKey(one) === wishlistKey(change) && one.is_wished === change.is_wished),
  ),
})

/**
 * The list for the current user. A guest's changes are carried into an account; an account's list is not
 * shown to anyone else.
 */
export function forAccount(wishlist: DeviceWishlist, account: number | null): DeviceWishlist {
  if (wishlist.account === account) return wishlist
  return { account, known: [], changes: wishlist.account === null ? wishlist.changes : [] }
}

type Stored = Partial<Record<keyof DeviceWishlist, unknown>> | null
type StoredItem = Partial<Record<keyof WishlistItem, unknown>>

const isItem = (stored: unknown): stored is WishlistItem => {
  const { market, product_id } = (stored ?? {}) as StoredItem // checked field by field
  return (market === 'retail' || market === 'special') && Number.isSafeInteger(product_id)
}
const isChange = (stored: unknown): stored is WishlistChange =>
  isItem(stored) && 'is_wished' in stored && typeof stored.is_wished === 'boolean'
const listOf = <T>(stored: unknown, is: (one: unknown) => one is T): T[] =>
  Array.isArray(stored) ? stored.filter(is).slice(0, MAX_ITEMS) : []

/**
 * Id of the logged-in shopper; null otherwise. Other accounts have no wishlist in the store, so theirs stays
 * on the device.
 */
function shopperOf(storage: WishlistStorage): number | null {
  if (!storage.get(STORAGE_KEYS.token) || storage.get(STORAGE_KEYS.clientType) !== 'retail') return null
  return Number(storage.get(STORAGE_KEYS.userId)) || null
}

/** The stored list, of any user. Validated by hand: schemas would be larger than all other code here. */
function storedWishlist(storage: WishlistStorage): DeviceWishlist {
  const text = storage.get(STORAGE_KEYS.wishlist)
  if (text === null || text.length > MAX_LENGTH) return GUEST
  try {
    const { account, known, changes } = (JSON.parse(text) as Stored) ?? {} // checked field by field
    return {
      account: Number.isSafeInteger(account) ? Number(account) : null,
      known: listOf(known, isItem),
      changes: listOf(changes, isChange),
    }
  } catch {
    return GUEST
  }
}

export const readWishlist = (storage: WishlistStorage): DeviceWishlist =>
  forAccount(storedWishlist(storage), shopperOf(storage))

export const writeWishlist = (storage: WishlistStorage, wishlist: DeviceWishlist): void =>
  storage.set(STORAGE_KEYS.wishlist, JSON.stringify(wishlist))

/** Whether there are changes to send, or the account's list has not been loaded yet. */
export function isUnsynced(storage: WishlistStorage): boolean {
  const { account, changes } = readWishlist(storage)
  return account !== null && (changes.length > 0 || storedWishlist(storage).account !== account)
}
