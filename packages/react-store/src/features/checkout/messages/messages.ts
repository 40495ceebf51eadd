import type { CHECKOUT_COUNTRIES } from '@shyrdak/sdk/contract'
import type { CheckoutField } from '@shyrdak/state-machines/checkout'

/** Messages of invalid fields come from `@shyrdak/sdk/messages`. */
export interface CheckoutMessages {
  readonly title: string
  readonly loading: string
  readonly steps: Readonly<Record<'contact' | 'delivery' | 'payment', string>>
  readonly stepOf: (number: number, all: number) => string
  readonly done: string
  readonly change: string
  readonly fields: Readonly<Record<Exclude<CheckoutField, 'terms'>, string>>
  readonly optional: string
  readonly emailHint: string
  readonly phoneHint: (example: string) => string
  readonly postalHint: string
  readonly addressHint: string
  readonly who: string
  readonly where: string
  readonly country: string
  readonly countries: Readonly<Record<(typeof CHECKOUT_COUNTRIES)[number], string>>
  readonly changeCountry: string
  readonly toDelivery: string
  readonly toPayment: string
  readonly back: string
  readonly checking: string
  readonly quoting: string
  readonly deliveryIntro: string
  readonly deliveryOf: (name: string) => string
  readonly noDelivery: string
  readonly free: string
  readonly somOnly: string
  readonly choosePayment: string
  /** The text in brackets becomes a link. */
  readonly terms: string
  readonly pay: (sum: string) => string
  readonly safe: string
  readonly errorSummary: (count: number) => string
  readonly placing: string
  readonly placingText: string
  readonly leaving: string
  readonly leavingText: string
  readonly summary: string
  readonly goods: string
  readonly delivery: string
  readonly deliveryUnchosen: string
  readonly total: string
  readonly editCart: string
  readonly itemsOf: (count: number) => string
  readonly undeliverableTitle: string
  readonly undeliverableText: string
  readonly toCart: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly toShop: string
  readonly unreachableTitle: string
  readonly retry: string
  readonly refusedTitle: string
  readonly changes: string
  readonly priceChanged: (from: string, to: string) => string
  readonly totalChanged: (from: string, to: string) => string
  readonly lineFewer: (stock: number) => string
  readonly lineTrouble: Readonly<Record<'sold_out' | 'insufficient' | 'not_sold_here' | 'unknown', string>>
  readonly acceptPrices: string
  /** When the total is unchanged but something else has changed. */
  readonly goOn: string
  readonly seeDelivery: string
  readonly tryAgain: string
  readonly nothingLost: string
  readonly unpaidTitle: string
  readonly unpaidText: (number: string) => string
  readonly payAgain: string
  readonly payLater: string
  readonly placedTitle: string
  readonly placedText: (number: string) => string
  readonly toOrder: string
  /** What stays in the cart while special goods are ordered. */
  readonly waiting: (count: number) => string
  readonly toWaiting: string
  readonly waitingText: string
}
