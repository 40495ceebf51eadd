import type { PaymentBanks } from '#gateways/payments/port.ts'
import type { DeliveryContext } from '#modules/delivery/index.ts'

export interface OrdersContext extends DeliveryContext {
  /** An order that nobody could pay is not taken. */
  banks: PaymentBanks
}
