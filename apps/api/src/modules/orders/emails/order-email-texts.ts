import type { RetailOrder } from '@shyrdak/sdk/contract'
import type { ORDER_EMAIL_MESSAGES } from './order-email-messages.ts'

export interface Destination {
  title: string
  lines: readonly string[]
}

/** What an email about an order says, in its buyer's language. */
export interface EmailTexts {
  message: (name: keyof typeof ORDER_EMAIL_MESSAGES) => string
  subject: string
  greeting: string
  opening: string
  /** The button under the sums. */
  action: string
  /** How a line gets to its buyer, in what time and for how much. */
  way: (item: RetailOrder['items'][number]) => string
  /** What the delivery costs, as the site says it. */
  deliveryCost: string
  destination: Destination
}
