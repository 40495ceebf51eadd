import type { CheckedDiscount, LineRequest } from '@shyrdak/sdk/contract'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage'
import type { Store } from '../../store/store.ts'
import { readDiscount, writeDiscount } from './stored-discount.ts'

/** The discount code of a store's cart, shared by all its roots. It stays with the cart, in every tab. */
export interface CartDiscount {
  /** The same object until it changes; null without a code. */
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
  let discount = readDiscount(storage)
  const tell = () => listeners.forEach((listener) => listener())
  const loadContract = () => import('./contract.ts').then(({ discountContract }) => discountContract)
  storage.subscribe(({ key }) => {
    if (key !== null && key !== STORAGE_KEYS.discount) return
    discount = readDiscount(storage)
    tell()
  })
  const take = (now: CheckedDiscount | null) => {
    if (now === discount) return
    discount = now
    writeDiscount(storage, now)
    tell()
  }
  return {
    current: () => discount,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    take,
    async check(code, items) {
      const before = discount
      const sdk = await store.sdk(loadContract())
      const checked = await sdk.discounts.check({ body: { code, items: [...items] } })
      // Another code was typed, or this one removed, while the store was asked.
      if (discount === before) take(checked)
      return checked
    },
  }
}
