import type { RetailOrder } from '@shyrdak/sdk/contract'
import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '#platform/text/texts.ts'

export type TranslateOrderEmail = Translate<Texts['orders-emails']>

export interface Destination {
  title: string
  lines: readonly string[]
}

/** The texts of an order email, in the buyer's language. */
export interface EmailTexts {
  t: TranslateOrderEmail
  subject: string
  greeting: string
  opening: string
  /** The label of the button below the totals. */
  action: string
  /** Describes the delivery of a line: service, days and price. */
  way: (item: RetailOrder['items'][number]) => string
  /** The delivery cost, formatted as on the site. */
  deliveryCost: string
  /** The amount charged and its exchange rate; null when the charge was in som. */
  charge: { amount: string; rate: string } | null
  destination: Destination
  /** The receipt or invoice as a document, for bookkeeping. */
  receipt: { name: string; link: string }
}
