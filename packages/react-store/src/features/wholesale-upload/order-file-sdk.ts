import type { Store } from '../../store/store.ts'

/** The calls about files of orders; loaded with the first of them. */
export const orderFileSdk = (store: Store) =>
  store.sdk(import('./contract.ts').then(({ orderFileContract }) => orderFileContract))
