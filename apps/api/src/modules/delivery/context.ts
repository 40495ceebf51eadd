import type { Carriers } from '#gateways/delivery/ask-carriers.ts'
import type { AppContext } from '#platform/context.ts'

export interface DeliveryContext extends AppContext {
  carriers: Carriers
}
