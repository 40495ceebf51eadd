import type { AlertsMessages } from './messages/alerts-messages.ts'
import type { CartPageMessages } from './messages/cart-page-messages.ts'
import type { BlocksMessages } from './messages/blocks-messages.ts'
import type { CartMessages } from './messages/cart-messages.ts'
import type { CheckoutMessages } from './messages/checkout-messages.ts'
import type { CountryMessages } from './messages/country-messages.ts'
import type { OrderMessages } from './messages/order-messages.ts'
import type { ProductMessages } from './messages/product-messages.ts'
import type { ReviewMessages } from './messages/review-messages.ts'
import type { BackInStockMessages } from './messages/back-in-stock-messages.ts'
import type { SearchMessages } from './messages/search-messages.ts'
import type { CookiesMessages } from './messages/cookies-messages.ts'
import type { FaqMessages } from './messages/faq-messages.ts'
import type { FeedbackMessages } from './messages/feedback-messages.ts'
import type { GateMessages } from './messages/gate-messages.ts'
import type { MailingMessages } from './messages/mailing-messages.ts'
import type { AccountMessages } from './messages/account-messages.ts'
import type { ProfileMessages } from './messages/profile-messages.ts'
import type { WorkshopProfileMessages } from './messages/workshop-profile-messages.ts'
import type { WorkshopsMessages } from './messages/workshops-messages.ts'

/** All texts of the widgets by namespace. */
export interface Messages {
  readonly alerts: AlertsMessages
  readonly cartPage: CartPageMessages
  readonly blocks: BlocksMessages
  readonly cart: CartMessages
  readonly checkout: CheckoutMessages
  readonly country: CountryMessages
  readonly order: OrderMessages
  readonly product: ProductMessages
  readonly review: ReviewMessages
  readonly backInStock: BackInStockMessages
  readonly search: SearchMessages
  readonly cookies: CookiesMessages
  readonly faq: FaqMessages
  readonly feedback: FeedbackMessages
  readonly gate: GateMessages
  readonly mailing: MailingMessages
  readonly workshops: WorkshopsMessages
  readonly profile: ProfileMessages
  readonly account: AccountMessages
  readonly workshopProfile: WorkshopProfileMessages
}

export type MessageNamespace = keyof Messages
