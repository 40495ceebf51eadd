import { ownOrders, type OwnOrder } from '@shyrdak/state-machines/checkout'
import type { StoragePort } from '@shyrdak/state-machines/storage'

/** Returns the secret of an order placed on this device, found by its id or by its payment link. */
export function ownSecret(
  storage: StoragePort,
  requested: { id: string } | { uuid: string },
): string | undefined {
  const isIt = (order: OwnOrder) =>
    'id' in requested
      ? String(order.id) === requested.id
      : order.payment_link.split('?', 1)[0] === `/payment-link/${requested.uuid}`
  return ownOrders(storage).find(isIt)?.secret
}
