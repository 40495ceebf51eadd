import type { CartLine } from '@shyrdak/state-machines/retail-cart'
import type { CountryEvent, LocationRefusal } from '@shyrdak/state-machines/country'
import type { LazyFlow } from '../store/lazy-flow.ts'

/** What the dialog shows: the value of `data-state`. */
export type CountryState =
  'settled' | 'asking' | 'locating' | 'warning' | 'comparing' | 'confirming' | 'changing' | 'undoable'

export interface CountryView {
  readonly state: CountryState
  readonly isOpen: boolean
  /** The country that counts. */
  readonly country: string
  /** What is about to be chosen. */
  readonly requested: string | null
  /** What the change deletes. */
  readonly lines: readonly CartLine[]
  readonly refusal: LocationRefusal | null
  readonly hasFailed: boolean
}

export type CountryFlow = LazyFlow<CountryView, CountryEvent>
