import type { Store } from '../../store/store.ts'
import { orderFileContract } from './contract.ts'

/** The calls about files of orders. */
export const orderFileSdk = (store: Store) => store.sdk(orderFileContract)
