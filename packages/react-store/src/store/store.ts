import type { ContractTree, Language } from '@shyrdak/sdk/contract'
import type { AlertsActor, AlertsView } from '@shyrdak/state-machines/alerts'
import type { AuthActor, AuthView, ManagerContract } from '@shyrdak/state-machines/auth'
import type { CheckoutActor, CheckoutView } from '@shyrdak/state-machines/checkout'
import type { CountryActor, CountryView } from '@shyrdak/state-machines/country'
import type { RetailCartActor, RetailCartView } from '@shyrdak/state-machines/retail-cart'
import type { Sdk, Transport } from '@shyrdak/sdk'
import type { I18n } from '@shyrdak/sdk/messages'
import type { OwnMessages, ReadOwnMessages } from '../messages/store-i18n.ts'
import type { LazyActor } from './lazy-actor.ts'
import type { StorePorts } from './ports.ts'

interface StoreSettings extends Partial<StorePorts> {
  readonly language: Language
  /** ISO 3166-1 alpha-2, such as `KG`. */
  readonly country: string
  /** Whether the user chose that country. When false, a dialog asks on the first visit. True by default. */
  readonly hasChosenCountry?: boolean
  /** Origin of the API, such as `https://admin.example`. Defaults to that of `shop`, or else of the page. */
  readonly apiHost?: string
  /**
   * Address of the shop's pages when this page is not one of them, such as `https://shop.example`. Links lead
   * there in the store's language, and links to its cart and checkout carry the cart along.
   */
  readonly shop?: string | undefined
  /** Prefix of every path of the site, such as `/kg`. Defaults to the `shop`, if given, and the language. */
  readonly prefix?: string
  /** Replaces the HTTP transport. */
  readonly transport?: Transport
  /** Loads the endpoints of manager accounts, on first use. Without it, managers cannot log in. */
  readonly managers?: () => Promise<ManagerContract>
}

interface LoadedTexts {
  /**
   * Overrides for the store's texts, by namespace and key. Only the texts that differ are needed.
   *
   * @example
   * createStore({ language: 'en', country: 'KG', messages: { 'buy-box': { add: 'Into the bag' } } })
   */
  readonly messages?: OwnMessages
  /** Reads the texts of the host's own namespaces, which `loadMessages` then accepts as well. */
  readonly readMessages?: ReadOwnMessages
  readonly i18n?: undefined
}

interface KnownTexts {
  /** An instance with its texts already loaded: `await serverI18n(language)` on a server. */
  readonly i18n?: I18n
  /** Cannot be combined with `i18n`; pass overrides there: `await serverI18n(language, messages)`. */
  readonly messages?: undefined
  readonly readMessages?: undefined
}

/** Options of a store. Texts load on demand, with optional overrides, or come with an `i18n` instance. */
export type StoreOptions = StoreSettings & (LoadedTexts | KnownTexts)

/** The store of one page, shared by its React roots. */
export interface Store {
  readonly language: Language
  readonly country: string
  readonly hasChosenCountry: boolean
  readonly ports: StorePorts
  /** Path of a page: `'/search'` may become `'/kg/search'`. */
  link(path: string): string
  /** URL of an image by its media path. */
  image(photo: string): string
  /**
   * The SDK of a contract or of a part of it, with the current session or the given token, in the store's
   * language and country. A 401 ends the session. The client is loaded on first use, in parallel with a
   * contract given as a promise.
   */
  sdk<Contract extends ContractTree>(
    contract: Contract | Promise<Contract>,
    token?: string,
  ): Promise<Sdk<Contract>>
  /** The endpoints of manager accounts, for `sdk`. Rejects when the host gave no `managers`. */
  managerContract(): Promise<ManagerContract>
  /** The store's i18next instance, in its language. */
  readonly i18n: I18n
  /**
   * Loads the given namespaces unless they are loaded: the store's own and those of `readMessages`. Rejects
   * when one fails; a later call tries again.
   */
  loadMessages(namespaces: readonly string[]): Promise<void>
  readonly auth: LazyActor<AuthActor, AuthView>
  readonly alerts: LazyActor<AlertsActor, AlertsView>
  readonly retailCart: LazyActor<RetailCartActor, RetailCartView>
  readonly countryChoice: LazyActor<CountryActor, CountryView>
  readonly checkout: LazyActor<CheckoutActor, CheckoutView>
}
