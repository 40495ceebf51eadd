import type { CartLine } from '../retail-cart/retail-cart.ts'
import type { Located } from './nearest-country.ts'

/** Why the shopper could not be found on the map. `unknown_place`: found, but there is no country to compare. */
export type LocationRefusal = 'denied' | 'unavailable' | 'timeout' | 'unknown_place'

/** How finding a place fails, thrown by the `locate` effect. */
export class LocationError extends Error {
  override readonly name = 'LocationError'
  readonly reason: LocationRefusal

  constructor(reason: LocationRefusal) {
    super(`No location: ${reason}`)
    this.reason = reason
  }
}

export interface CountryContext {
  /** What was chosen before; null on a first visit, when the store counts as being in Kyrgyzstan. */
  readonly chosen: string | null
  readonly countries: readonly Located[]
  /** What is about to be chosen. */
  readonly requested: string | null
  /** What the change deletes, or just deleted. */
  readonly lines: readonly CartLine[]
  /** Where an undo leads back to. */
  readonly previous: string | null
  /** Why "use my location" did not work. */
  readonly refusal: LocationRefusal | null
  /** Whether the last change could not be made. */
  readonly hasFailed: boolean
}

export type CountryEvent =
  | { readonly type: 'dialog.open' }
  | { readonly type: 'dialog.close' }
  | { readonly type: 'country.choose'; readonly code: string }
  | { readonly type: 'countries.loaded'; readonly countries: readonly Located[] }
  | { readonly type: 'location.use' }
  /** In the warning: back to the choice, or on without a location. */
  | { readonly type: 'warning.back' }
  | { readonly type: 'warning.proceed' }
  | { readonly type: 'change.confirm' }
  | { readonly type: 'change.cancel' }
  | { readonly type: 'change.undo' }
  /** Another tab chose. */
  | { readonly type: 'country.followed'; readonly code: string }

export interface CountryInput {
  readonly chosen: string | null
  readonly countries?: readonly Located[]
}

export interface CountryChange {
  readonly from: string
  readonly to: string
}

export interface CountryReturn extends CountryChange {
  readonly lines: readonly CartLine[]
}
