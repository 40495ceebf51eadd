import type { Store } from './store.ts'

/**
 * Creates one value per store, on first use, shared by all its React roots. It lives outside the store, so that pages that
 * never use it do not load its code.
 */
export function perStore<Value>(create: (store: Store) => Value): (store: Store) => Value {
  const values = new WeakMap<Store, Value>()
  return (store) => {
    const own = values.get(store) ?? create(store)
    values.set(store, own)
    return own
  }
}
