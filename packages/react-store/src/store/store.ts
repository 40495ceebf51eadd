import type { Language } from '@shyrdak/sdk/contract'
import type { Transport } from '@shyrdak/sdk'
import type { AlertsFlow } from '../flows/alerts-view.ts'
import type { AuthFlow } from '../flows/auth-view.ts'
import type { CheckoutFlow } from '../flows/checkout-view.ts'
import type { CountryFlow } from '../flows/country-view.ts'
import type { RetailCartFlow } from '../flows/retail-cart-view.ts'
import type { Messages, MessageNamespace } from '../locales/messages.ts'
import type { AccountSdk } from './account-contract.ts'
import type { CatalogueSdk } from './catalogue-contract.ts'
import type { DeskSdk } from './desk-contract.ts'
import type { StorePorts } from './ports.ts'
import type { SpecialSdk } from './special-contract.ts'
import type { WidgetSdk } from './widget-contract.ts'

export interface StoreOptions extends Partial<StorePorts> {
  readonly language: Language
  /** ISO 3166-1 alpha-2, such as `KG`. */
  readonly country: string
  /** Whether the shopper chose that country; without it the dialog asks on a first visit. */
  readonly hasChosenCountry?: boolean
  /** Origin of the API where it is elsewhere, such as `https://admin.example`; the page's own by default. */
  readonly apiHost?: string
  /** What stands before every path of the site, such as `/kg`. */
  readonly prefix?: string
  /** Another way to the API than HTTP. */
  readonly transport?: Transport
  /** Words that are there from the start: `allWords(language)` on a server. */
  readonly messages?: Partial<Messages>
}

/** The living shop of one page. Several React roots share one. */
export interface Store {
  readonly language: Language
  readonly country: string
  readonly hasChosenCountry: boolean
  readonly ports: StorePorts
  /** The address of a page of the site: `'/search'` may become `'/kg/search'`. */
  link(path: string): string
  /** The address of a picture by its media path. */
  image(photo: string): string
  /** The calls of the widgets; loaded when first asked for. */
  sdk(): Promise<WidgetSdk>
  /** The few of them that pages of goods make: a fifth of the code. Loaded when first asked for. */
  catalogue(): Promise<CatalogueSdk>
  /** The calls of the page of a special product. Loaded when first asked for. */
  special(): Promise<SpecialSdk>
  /** The calls of accounts, as whoever is logged in, or as the holder of this token. */
  account(token?: string): Promise<AccountSdk>
  /** The calls of the desk, as the manager logged in. */
  desk(): Promise<DeskSdk>
  /** Loads words, after which `messages` has them at once. */
  loadMessages(flows: readonly MessageNamespace[]): Promise<void>
  /** Throws when they were not loaded. */
  messages<J extends MessageNamespace>(flow: J): Messages[J]
  hasMessages(flow: MessageNamespace): boolean
  readonly auth: AuthFlow
  readonly alerts: AlertsFlow
  readonly retailCart: RetailCartFlow
  readonly countryChoice: CountryFlow
  readonly checkout: CheckoutFlow
}
