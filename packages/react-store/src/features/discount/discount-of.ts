import type { CheckedDiscount, LineRequest } from '@shyrdak/sdk/contract'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage'
import type { Store } from '../../store/store.ts'

/** The discount code of a store's cart, shared by all its roots. It stays with the cart, in every tab. */
export interface CartDiscount {
  /** Once storage was read. */
  readonly opened: Promise<void>
  /** The same object until it changes; null without a code, and until it was read. */
  current(): CheckedDiscount | null
  subscribe(listener: () => void): () => void
  /** What the store has said of the code; null forgets it. */
  take(discount: CheckedDiscount | null): void
  /** Asks the store what a code does for these lines. Rejects where it cannot be asked; the code is as before then. */
  check(code: string, items: readonly LineRequest[]): Promise<CheckedDiscount>
}

/** Beside the store and not in it, so that pages without a cart hold nothing of it. */
const discounts = new WeakMap<Store, CartDiscount>()

export function discountOf(store: Store): CartDiscount {
  const own = discounts.get(store) ?? openDiscount(store)
  discounts.set(store, own)
  return own
}

function openDiscount(store: Store): CartDiscount {
  const { storage } = store.ports
  const listeners = new Set<() => void>()
  let discount: CheckedDiscount | null = null
  let changes = 0
  const tell = () => listeners.forEach((listener) => listener())
  // With the cart, not with the first code: a browser remembers what it could not load.
  const loadBehind = () => import('./loaded-behind.ts')
  const read = async () => {
    const before = changes
    const { readDiscount } = await loadBehind()
    // What was taken meanwhile is newer.
    if (changes !== before) return
    discount = readDiscount(storage)
    tell()
  }
  const opened = read()
  // A file that did not come is loaded with the next page; until then there is no code.
  opened.catch(() => null)
  storage.subscribe(({ key }) => {
    if (key === null || key === STORAGE_KEYS.discount) read().catch(() => null)
  })
  const take = (now: CheckedDiscount | null) => {
    if (now === discount) return
    discount = now
    changes++
    loadBehind()
      .then(({ writeDiscount }) => writeDiscount(storage, now))
      .catch(() => null)
    tell()
  }
  return {
    opened,
    current: () => discount,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    take,
    async check(code, items) {
      const before = discount
      const sdk = await store.sdk(loadBehind().then(({ discountContract }) => discountContract))
      const checked = await sdk.discounts.check({ body: { code, items: [...items] } })
      // Another code was typed, or this one removed, while the store was asked.
      if (discount === before) take(checked)
      return checked
    },
  }
}
