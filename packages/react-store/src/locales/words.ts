import type { AlertsWords } from './words/alerts-words.ts'
import type { BasketWords } from './words/basket-words.ts'
import type { BlocksWords } from './words/blocks-words.ts'
import type { CartWords } from './words/cart-words.ts'
import type { CheckoutWords } from './words/checkout-words.ts'
import type { CountryWords } from './words/country-words.ts'
import type { OrderWords } from './words/order-words.ts'
import type { ProductWords } from './words/product-words.ts'
import type { ReviewWords } from './words/review-words.ts'
import type { StockNoticeWords } from './words/stock-notice-words.ts'
import type { SearchWords } from './words/search-words.ts'
import type { CookiesWords } from './words/cookies-words.ts'
import type { FaqWords } from './words/faq-words.ts'
import type { FeedbackWords } from './words/feedback-words.ts'
import type { GateWords } from './words/gate-words.ts'
import type { MailingWords } from './words/mailing-words.ts'
import type { AccountWords } from './words/account-words.ts'
import type { ProfileWords } from './words/profile-words.ts'
import type { WorkshopProfileWords } from './words/workshop-profile-words.ts'
import type { WorkshopsWords } from './words/workshops-words.ts'

/** Every text of the widgets, by journey. A key that a language lacks does not compile. */
export interface Words {
  readonly alerts: AlertsWords
  readonly basket: BasketWords
  readonly blocks: BlocksWords
  readonly cart: CartWords
  readonly checkout: CheckoutWords
  readonly country: CountryWords
  readonly order: OrderWords
  readonly product: ProductWords
  readonly review: ReviewWords
  readonly stockNotice: StockNoticeWords
  readonly search: SearchWords
  readonly cookies: CookiesWords
  readonly faq: FaqWords
  readonly feedback: FeedbackWords
  readonly gate: GateWords
  readonly mailing: MailingWords
  readonly workshops: WorkshopsWords
  readonly profile: ProfileWords
  readonly account: AccountWords
  readonly workshopProfile: WorkshopProfileWords
}

export type WordsJourney = keyof Words
