import type { CheckedDiscount, LineRequest } from '@shyrdak/sdk/contract'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage'
import { perStore } from '../../store/per-store.ts'
import type { Store } from '../../store/store.ts'

/** The discount code of a store's cart, shared by all its React roots and synced across tabs. */
export interface CartDiscount {
  /** Resolves once storage was read. Rejects if the code for it cannot be loaded; a later call tries again. */
  opened(): Promise<void>
  /** The current code, the same object until it changes; null without one, and until storage was read. */
  current(): CheckedDiscount | null
  subscribe(listener: () => void): () => void
  /** Sets the result of a check; null removes the code. */
  take(discount: CheckedDiscount | null): void
  /** Checks a code for these lines. Rejects when the call fails; the current code is then unchanged. */
  check(code: string, items: readonly LineRequest[]): Promise<CheckedDiscount>
}

export const discountOf: (store: Store) => CartDiscount = perStore(openDiscount)

function openDiscount(store: Store): CartDiscount {
  const { storage } = store.ports
  const listeners = new Set<() => void>()
  let discount: CheckedDiscount | null = null
  let changes = 0
  const notify = () => listeners.forEach((listener) => listener())
  // Loaded with the cart, not with the first code: browsers remember a failed import.
  const loadBehind = () => import('./lazy-modules.ts')
  const read = async () => {
    const before = changes
    const { readDiscount } = await loadBehind()
    // A code set in the meantime is newer than the stored one.
    if (changes !== before) return
    discount = readDiscount(storage)
    notify()
  }
  let opening = read()
  // A failure here is not reported: there is no code until checkout or the next page loads it.
  opening.catch(() => null)
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
    notify()
  }
  return {
    opened: () => (opening = opening.catch(read)),
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
      // Keep the newer state when another code was applied or this one removed during the call.
      if (discount === before) take(checked)
      return checked
    },
  }
}
