import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'

const { token, cartCompany, wholesaleCart, boughtBrands, reorderItems } = STORAGE_KEYS

/** What a company leaves behind on a device. */
const PARTED = [wholesaleCart, boughtBrands, reorderItems] as const

/** Who hears of another company on the same page, where storage tells nobody of its changes. */
const hearing = new WeakMap<StoragePort, Set<() => void>>()

const asideOf = (key: string, company: string) => `${key}.${company}`

/**
 * Makes room for the cart of a company whose people log in on this device: the former company's cart is put aside until
 * one of them is back, and the own one is brought back. A cart of which nobody knows whose it is goes.
 */
export function partByCompany(storage: StoragePort, companyId: number): void {
  const company = String(companyId)
  const former = storage.get(cartCompany)
  if (former === company) return
  // Tabs of the former company write nothing from here on.
  storage.set(cartCompany, company)
  for (const key of PARTED) {
    const left = storage.get(key)
    if (left !== null && former !== null) storage.set(asideOf(key, former), left)
    const own = storage.get(asideOf(key, company))
    if (own === null) storage.remove(key)
    else {
      storage.set(key, own)
      storage.remove(asideOf(key, company))
    }
  }
  // A copy, as each of them begins to listen anew.
  for (const listener of new Set(hearing.get(storage))) listener()
}

/** Whether the cart in storage is still that of the company for which this was called first. */
export function ownCart(storage: StoragePort): () => boolean {
  const company = storage.get(cartCompany)
  return () => storage.get(cartCompany) === company
}

/** Calls when people of another company have logged in, on this page or in another tab. Returns what ends it. */
export function onOtherCompany(storage: StoragePort, listener: () => void): () => void {
  const isOwn = ownCart(storage)
  const here = hearing.get(storage) ?? new Set()
  hearing.set(storage, here)
  here.add(listener)
  // Another tab writes the token last, when the carts are parted.
  const stop = storage.subscribe(({ key, value }) => {
    if (key === token && value !== null && !isOwn()) listener()
  })
  return () => {
    here.delete(listener)
    stop()
  }
}
