import type { ContractTree, Language } from '@shyrdak/sdk/contract'
import type { AlertsActor, AlertsView } from '@shyrdak/state-machines/alerts'
import type { AuthActor, AuthView, ManagerContract } from '@shyrdak/state-machines/auth'
import type { CheckoutActor, CheckoutView } from '@shyrdak/state-machines/checkout'
import type { CountryActor, CountryView } from '@shyrdak/state-machines/country'
import type { RetailCartActor, RetailCartView } from '@shyrdak/state-machines/retail-cart'
import type { Sdk, Transport } from '@shyrdak/sdk'
import type { Messages, MessageNamespace } from '../locales/messages.ts'
import type { LazyActor } from './lazy-actor.ts'
import type { StorePorts } from './ports.ts'

export interface StoreOptions extends Partial<StorePorts> {
  readonly language: Language
  /** ISO 3166-1 alpha-2, such as `KG`. */
  readonly country: string
  /** Whether the user chose that country; otherwise the dialog asks on a first visit. */
  readonly hasChosenCountry?: boolean
  /** Origin of the API, such as `https://admin.example`; the page's own by default. */
  readonly apiHost?: string
  /** Prefix of every path of the site, such as `/kg`. */
  readonly prefix?: string
  /** Replaces HTTP. */
  readonly transport?: Transport
  /** The endpoints of managers' accounts; without them nobody can log in as a manager. Loaded on first use. */
  readonly managers?: () => Promise<ManagerContract>
  /** Messages available from the start: `allMessages(language)` on a server. */
  readonly messages?: Partial<Messages>
}

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
  /** Loads namespaces for `messages`. */
  loadMessages(namespaces: readonly MessageNamespace[]): Promise<void>
  /** Throws when the namespace is not loaded. */
  messages<N extends MessageNamespace>(namespace: N): Messages[N]
  hasMessages(namespace: MessageNamespace): boolean
  readonly auth: LazyActor<AuthActor, AuthView>
  readonly alerts: LazyActor<AlertsActor, AlertsView>
  readonly retailCart: LazyActor<RetailCartActor, RetailCartView>
  readonly countryChoice: LazyActor<CountryActor, CountryView>
  readonly checkout: LazyActor<CheckoutActor, CheckoutView>
}
