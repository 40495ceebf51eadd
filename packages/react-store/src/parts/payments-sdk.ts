import type { Store } from '../store/store.ts'

/**
 * Returns the SDK of payments. Loaded together with the list of methods, so that paying does not wait for
 * code.
 */
export const paymentsSdk = (store: Store) =>
  store.sdk(import('./payments-contract.ts').then(({ paymentsContract }) => paymentsContract))
