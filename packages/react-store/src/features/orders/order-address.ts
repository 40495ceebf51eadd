import type { OrderKind } from '@shyrdak/sdk/contract'
import type { Store } from '../../store/store.ts'

interface AddressedOrder {
  readonly id: number
  /** Needed only where there is no secret. */
  readonly kind?: OrderKind
}

/** The address of an order: with its secret, or in the order history of its owner. */
export const orderAddress = (
  store: Pick<Store, 'link'>,
  { id, kind }: AddressedOrder,
  secret: string | null,
): string =>
  secret === null
    ? store.link(`/admin/${kind}-order-history/details/${id}`)
    : `${store.link(`/order/order-complete/${id}`)}?k=${encodeURIComponent(secret)}`
