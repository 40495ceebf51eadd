import { persistSyncedCart, type PersistSyncedCart, type SyncedCartRead } from '../cart-sync/persist-cart.ts'
import type { Schedule } from '../storage/schedule.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { CartLine } from './retail-cart.ts'
import { fromStored, RETAIL_CART, toStored, type StoredCart } from './stored-cart.ts'

export type PersistCart = PersistSyncedCart<CartLine>
export type CartRead = SyncedCartRead<StoredCart>

/** Stores the cart under `retailCartItems` and follows other tabs. */
export const persistCart = (storage: StoragePort, schedule?: Schedule) =>
  persistSyncedCart({ envelope: RETAIL_CART, toStored, fromStored }, storage, schedule)
