import type { OrderKind, PaymentProvider } from '@shyrdak/sdk/contract'
import { paymentsSdk } from '../../parts/payments-sdk.ts'
import type { Store } from '../../store/store.ts'
import { orderAddress } from './order-address.ts'

export interface PayableOrder {
  readonly id: number
  readonly kind: OrderKind
  readonly order_number: string
  /** Null for the owner, who is logged in. */
  readonly secret: string | null
}

/**
 * Starts a payment and goes to the bank. The same key continues the same attempt. Rejects with a ShyrdakError.
 */
export async function payOrder(
  store: Store,
  { id, kind, order_number, secret }: PayableOrder,
  provider: PaymentProvider,
  idempotencyKey: string,
): Promise<void> {
  const { payments } = (await paymentsSdk(store)).retailOrders
  const { navigation } = store.ports
  const call = { query: secret === null ? {} : { k: secret }, idempotencyKey }
  const address = orderAddress(store, { id, kind }, secret)
  const byId = { ...call, body: { order_id: id, success_url: address, cancel_url: address } }
  const byNumber = { ...call, body: { order_number } }
  const { payment } = await (provider === 'paypal' || provider === 'kkb'
    ? payments[provider](byId)
    : payments[provider](byNumber))
  navigation.leave(payment.redirect)
}
