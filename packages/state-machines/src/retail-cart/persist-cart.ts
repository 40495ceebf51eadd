import { persistSyncedCart, type PersistSyncedCart } from '../cart-sync/persist-cart.ts'
import type { Schedule } from '../storage/schedule.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { CartLine } from './retail-cart.ts'
import { fromStored, RETAIL_CART, toStored } from './stored-cart.ts'

/** Sent to the persister after every change. */
export type PersistCart = PersistSyncedCart<CartLine>

/** Stores the cart under `retailCartItems` and follows other tabs. */
export const persistCart = (storage: StoragePort, schedule?: Schedule) =>
  persistSyncedCart({ envelope: RETAIL_CART, toStored, fromStored }, { storage, schedule })
