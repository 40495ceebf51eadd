import type { PaymentBanks } from '#gateways/payments/port.ts'
import type { DeliveryContext } from '#modules/delivery/index.ts'

export interface OrdersContext extends DeliveryContext {
  /** An order is refused when no bank can take its payment. */
  banks: PaymentBanks
}
