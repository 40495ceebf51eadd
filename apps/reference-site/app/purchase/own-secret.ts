import { ownOrders, type OwnOrder } from '@shyrdak/state-machines/checkout'
import type { StoragePort } from '@shyrdak/state-machines/storage'

/** The secret of an order placed on this device, found by its number in the store or by its payment link. */
export function ownSecret(
  storage: StoragePort,
  wanted: { id: string } | { uuid: string },
): string | undefined {
  const isIt = (order: OwnOrder) =>
    'id' in wanted
      ? String(order.id) === wanted.id
      : order.payment_link.split('?', 1)[0] === `/payment-link/${wanted.uuid}`
  return ownOrders(storage).find(isIt)?.secret
}
