import type { OrderKind, PaymentProvider } from '@shyrdak/sdk/contract'
import { startPayment } from '@shyrdak/state-machines/checkout/rules'
import { paymentsSdk } from '../payment/payments-sdk.ts'
import type { Store } from '../../store/store.ts'
import { orderAddress } from './order-address.ts'

export interface PayableOrder {
  readonly id: number
  readonly kind: OrderKind
  readonly order_number: string
  /** Null for the logged-in owner. */
  readonly secret: string | null
}

/** Starts a payment, or continues the open one, and goes to the bank. Rejects with a ShyrdakError. */
export async function payOrder(store: Store, order: PayableOrder, provider: PaymentProvider): Promise<void> {
  const { payments } = (await paymentsSdk(store)).retailOrders
  const { secret } = order
  const address = orderAddress(store, order, secret)
  const returnTo = { success_url: address, cancel_url: address }
  const { payment } = await startPayment(payments, { order, provider, secret, returnTo })
  store.ports.navigation.leave(payment.redirect)
}
