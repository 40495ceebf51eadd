import type { OrderKind } from '@shyrdak/sdk/contract'
import type { Store } from '../../store/store.ts'

interface AddressedOrder {
  readonly id: number
  /** Required when there is no secret. */
  readonly kind?: OrderKind
}

/** Returns the address of an order's page: with the secret, or without one in the owner's order history. */
export const orderAddress = (
  store: Pick<Store, 'link'>,
  { id, kind }: AddressedOrder,
  secret: string | null,
): string =>
  secret === null
    ? store.link(`/admin/${kind}-order-history/details/${id}`)
    : `${store.link(`/order/order-complete/${id}`)}?k=${encodeURIComponent(secret)}`
