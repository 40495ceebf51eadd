import type { Store } from '../store/store.ts'

/** The calls of payments: loaded with the list of methods, so that paying waits for no code. */
export const paymentsSdk = (store: Store) =>
  store.sdk(import('./payments-contract.ts').then(({ paymentsContract }) => paymentsContract))
