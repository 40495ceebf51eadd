import type { CartLine } from '../retail-cart/retail-cart.ts'
import type { WholesaleLine } from '../wholesale-cart/wholesale-cart.ts'
import type { LocationRefusal } from './location-error.ts'
import type { LocatedCountry } from './nearest-country.ts'

/** The lines of the carts that a change of country empties. Source: spec §4, cart rules. */
export interface DeletedLines {
  readonly lines: readonly CartLine[]
  /** Lines of a wholesale client's cart. */
  readonly wholesale: readonly WholesaleLine[]
}

export interface CountryContext extends DeletedLines {
  /** Null on a first visit, when the store uses Kyrgyzstan. */
  readonly chosen: string | null
  /** Whether the dialog opened by itself, on a first visit; false once the shopper opens it. */
  readonly isAsked: boolean
  readonly countries: readonly LocatedCountry[]
  /** The country about to be chosen. */
  readonly requested: string | null
  /** The country before the change, for an undo. */
  readonly previous: string | null
  /** Why the location could not be used. */
  readonly refusal: LocationRefusal | null
  /** Whether the last change failed. */
  readonly hasFailed: boolean
}

export type CountryEvent =
  | { readonly type: 'dialog.open' }
  | { readonly type: 'dialog.close' }
  /** Any code but those of spec §9 is ignored. */
  | { readonly type: 'country.choose'; readonly code: string }
  | { readonly type: 'countries.loaded'; readonly countries: readonly LocatedCountry[] }
  | { readonly type: 'location.use' }
  /** In the warning: back to the list, or proceed without a location. */
  | { readonly type: 'warning.back' }
  | { readonly type: 'warning.proceed' }
  | { readonly type: 'change.confirm' }
  | { readonly type: 'change.cancel' }
  | { readonly type: 'change.undo' }
  /** Another tab chose a country. */
  | { readonly type: 'country.followed'; readonly code: string }

export interface CountryInput {
  /** From `readCountry`; null on a first visit, which opens the dialog. */
  readonly chosen: string | null
  /** The countries to locate the shopper in, also by `countries.loaded`. Without them, a location is `unknown_place`. */
  readonly countries?: readonly LocatedCountry[]
}

export interface CountryChange {
  readonly from: string
  readonly to: string
}

export interface CountryUndo extends CountryChange, DeletedLines {}
