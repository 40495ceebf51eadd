import type { Store } from '../../store/store.ts'

/** Returns the SDK of payments. Loaded along with the list of methods, so that paying is not delayed. */
export const paymentsSdk = (store: Store) =>
  store.sdk(import('./contract.ts').then(({ paymentsContract }) => paymentsContract))
