import type { PaymentBanks } from '#gateways/payments/port.ts'
import type { AppContext } from '#platform/context.ts'

export interface PaymentsContext extends AppContext {
  banks: PaymentBanks
}
