import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'

const { token, cartCompany, wholesaleCart, boughtBrands, reorderItems } = STORAGE_KEYS

/** The keys of a company's data on a device. */
const COMPANY_KEYS = [wholesaleCart, boughtBrands, reorderItems] as const

/** Listeners on the same page by storage, because storage notifies only other tabs. */
const listenersOf = new WeakMap<StoragePort, Set<() => void>>()

const asideOf = (key: string, company: string) => `${key}.${company}`

/**
 * Prepares storage for a company whose employees log in on this device. The former company's data is set
 * aside until one of its employees returns, and the own data is restored. A cart of an unknown company is
 * removed.
 */
export function switchCompany(storage: StoragePort, companyId: number): void {
  const company = String(companyId)
  const former = storage.get(cartCompany)
  if (former === company) return
  // From here on, tabs of the former company write nothing.
  storage.set(cartCompany, company)
  for (const key of COMPANY_KEYS) {
    const left = storage.get(key)
    if (left !== null && former !== null) storage.set(asideOf(key, former), left)
    const own = storage.get(asideOf(key, company))
    if (own === null) storage.remove(key)
    else {
      storage.set(key, own)
      storage.remove(asideOf(key, company))
    }
  }
  // A copy, because each listener subscribes again.
  for (const listener of new Set(listenersOf.get(storage))) listener()
}

/** Returns a check whether the stored cart still belongs to the same company as at the time of this call. */
export function ownCart(storage: StoragePort): () => boolean {
  const company = storage.get(cartCompany)
  return () => storage.get(cartCompany) === company
}

/**
 * Calls `listener` when employees of another company log in, on this page or in another tab. Returns a
 * function that unsubscribes.
 */
export function onOtherCompany(storage: StoragePort, listener: () => void): () => void {
  const isOwn = ownCart(storage)
  const here = listenersOf.get(storage) ?? new Set()
  listenersOf.set(storage, here)
  here.add(listener)
  // Another tab writes the token last, when the carts are already separated.
  const stop = storage.subscribe(({ key, value }) => {
    if (key === token && value !== null && !isOwn()) listener()
  })
  return () => {
    here.delete(listener)
    stop()
  }
}
