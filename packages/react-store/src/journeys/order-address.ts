import type { Store } from '../store/store.ts'

/** Where an order is read: with the secret that opens it, or in the history of its owner. */
export const orderAddress = (store: Pick<Store, 'link'>, id: number, secret: string | null): string =>
  secret === null
    ? store.link(`/admin/retail-order-history/details/${id}`)
    : `${store.link(`/order/order-complete/${id}`)}?k=${encodeURIComponent(secret)}`
