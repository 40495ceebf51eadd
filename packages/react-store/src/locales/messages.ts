import type { AlertsMessages } from '../features/alerts/messages/messages.ts'
import type { CartPageMessages } from '../features/cart/messages/messages.ts'
import type { BlocksMessages } from '../features/blocks/messages/messages.ts'
import type { CartMessages } from '../features/cart-badge/messages/messages.ts'
import type { CheckoutMessages } from '../features/checkout/messages/messages.ts'
import type { CountryMessages } from '../features/country/messages/messages.ts'
import type { OrderMessages } from '../features/orders/messages/messages.ts'
import type { ProductMessages } from '../features/buy-box/messages/messages.ts'
import type { ReviewMessages } from '../features/review-form/messages/messages.ts'
import type { BackInStockMessages } from '../features/back-in-stock/messages/messages.ts'
import type { SearchMessages } from '../features/search/messages/messages.ts'
import type { CookiesMessages } from '../features/cookie-consent/messages/messages.ts'
import type { FaqMessages } from '../features/faq-question/messages/messages.ts'
import type { FeedbackMessages } from '../features/feedback-form/messages/messages.ts'
import type { GateMessages } from '../features/access-gate/messages/messages.ts'
import type { MailingMessages } from '../features/mailing-form/messages/messages.ts'
import type { AccountMessages } from '../features/account/messages/messages.ts'
import type { ProfileMessages } from '../features/profile/messages/messages.ts'
import type { WorkshopProfileMessages } from '../features/workshop-profile/messages/messages.ts'
import type { WorkshopsMessages } from '../features/workshops/messages/messages.ts'

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
