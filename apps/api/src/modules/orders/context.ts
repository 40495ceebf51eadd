import type { PaymentBanks } from '#gateways/payments/port.ts'
import type { AppContext } from '#platform/context.ts'

export interface OrdersContext extends AppContext {
  /** An order that nobody could pay is not taken. */
  banks: PaymentBanks
}
