import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'

const { cartCompany, wholesaleCart, boughtBrands, reorderItems } = STORAGE_KEYS

/** What a company leaves behind on a device. */
const PARTED = [wholesaleCart, boughtBrands, reorderItems] as const

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
}

/** Whether the cart in storage is still that of the company for which this was called first. */
export function followCompany(storage: StoragePort): () => boolean {
  const company = storage.get(cartCompany)
  return () => storage.get(cartCompany) === company
}
