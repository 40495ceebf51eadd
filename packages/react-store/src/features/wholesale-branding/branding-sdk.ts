import type { Store } from '../../store/store.ts'

/** The calls of the kits; loaded with the first of them. */
export const brandingSdk = (store: Store) =>
  store.sdk(import('./contract.ts').then(({ brandingContract }) => brandingContract))
