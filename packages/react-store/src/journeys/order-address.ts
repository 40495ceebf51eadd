import type { Store } from '../store/store.ts'

/** Where an order is read, with the secret that opens it. */
export const orderAddress = (store: Pick<Store, 'link'>, id: number, secret: string): string =>
  `${store.link(`/order/order-complete/${id}`)}?k=${encodeURIComponent(secret)}`
