import type { RetailOrder } from '@shyrdak/sdk/contract'
import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '#platform/text/texts.ts'

export type TranslateOrderEmail = Translate<Texts['orders-emails']>

export interface Destination {
  title: string
  lines: readonly string[]
}

/** What an email about an order says, in its buyer's language. */
export interface EmailTexts {
  t: TranslateOrderEmail
  subject: string
  greeting: string
  opening: string
  /** The button under the sums. */
  action: string
  /** How a line gets to its buyer, in what time and for how much. */
  way: (item: RetailOrder['items'][number]) => string
  /** What the delivery costs, as the site says it. */
  deliveryCost: string
  /** What the bank has charged and by which rate, where that was not som. */
  charge: { amount: string; rate: string } | null
  destination: Destination
  /** What was bought as a document, for accounts. */
  receipt: { name: string; link: string }
}
