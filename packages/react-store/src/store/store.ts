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
  /** Whether the user chose that country; otherwise the dialog asks on a first visit. */
  readonly hasChosenCountry?: boolean
  /** Origin of the API, such as `https://admin.example`; by default that of the `shop`, or else the page's own. */
  readonly apiHost?: string
  /**
   * Address of the shop's pages where they are not the page's own, such as `https://shop.example`. Links lead there in
   * the store's language, and those to its cart and checkout take the cart along.
   */
  readonly shop?: string | undefined
  /** Prefix of every path of the site, such as `/kg`; where a `shop` is given, its address and language. */
  readonly prefix?: string
  /** Replaces HTTP. */
  readonly transport?: Transport
  /** The endpoints of managers' accounts; without them nobody can log in as a manager. Loaded on first use. */
  readonly managers?: () => Promise<ManagerContract>
}

interface LoadedTexts {
  /**
   * Texts in place of the store's own, by namespace and key: as much of each as differs.
   *
   * @example
   * createStore({ language: 'en', country: 'KG', messages: { 'buy-box': { add: 'Into the bag' } } })
   */
  readonly messages?: OwnMessages
  /** Reads texts of namespaces of the host's own, which `loadMessages` then knows too. */
  readonly readMessages?: ReadOwnMessages
  readonly i18n?: undefined
}

interface KnownTexts {
  /** An instance that knows its texts, in place of one that loads them: `await serverI18n(language)` on a server. */
  readonly i18n?: I18n
  /** Not beside `i18n`, which would never read them: `await serverI18n(language, messages)`. */
  readonly messages?: undefined
  readonly readMessages?: undefined
}

/** Texts are loaded, with `messages` and `readMessages` of the host, or known to an `i18n` that was made with them. */
export type StoreOptions = StoreSettings & (LoadedTexts | KnownTexts)

/** The store of one page, shared by its React roots. */
export interface Store {
  readonly language: Language
  readonly country: string
  readonly hasChosenCountry: boolean
  readonly ports: StorePorts
  /** Path of a page: `'/search'` may become `'/kg/search'`. */
  link(path: string): string
  /** Address of an image by its media path. */
  image(photo: string): string
  /**
   * The calls of a contract or of any part of it, with the current session or the given token, in the store's language
   * and country. A 401 ends the session. The client is loaded on first use, together with a contract that is still being
   * loaded.
   */
  sdk<Contract extends ContractTree>(
    contract: Contract | Promise<Contract>,
    token?: string,
  ): Promise<Sdk<Contract>>
  /** The endpoints of managers' accounts, for `sdk`. Rejects where the host has given none. */
  managerContract(): Promise<ManagerContract>
  /** The store's instance of i18next, in its language. */
  readonly i18n: I18n
  /** Loads the namespaces that are not loaded yet: those of the store, and those of `readMessages`. */
  loadMessages(namespaces: readonly string[]): Promise<void>
  readonly auth: LazyActor<AuthActor, AuthView>
  readonly alerts: LazyActor<AlertsActor, AlertsView>
  readonly retailCart: LazyActor<RetailCartActor, RetailCartView>
  readonly countryChoice: LazyActor<CountryActor, CountryView>
  readonly checkout: LazyActor<CheckoutActor, CheckoutView>
}
