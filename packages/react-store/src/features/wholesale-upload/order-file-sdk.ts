import type { Store } from '../../store/store.ts'
import { orderFileContract } from './contract.ts'

/** Returns the SDK of the order file endpoints. */
export const orderFileSdk = (store: Store) => store.sdk(orderFileContract)
