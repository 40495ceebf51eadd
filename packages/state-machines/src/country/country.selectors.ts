import { DEFAULT_COUNTRY } from '@shyrdak/sdk/contract'
import type { CountrySnapshot } from './country.machine.ts'

/** The selected country, or Kyrgyzstan. */
export const selectCountry = ({ context }: CountrySnapshot): string => context.chosen ?? DEFAULT_COUNTRY

export const selectIsDialogOpen = (snapshot: CountrySnapshot): boolean =>
  snapshot.matches('asking') ||
  snapshot.matches('locating') ||
  snapshot.matches('warning') ||
  snapshot.matches('comparing') ||
  snapshot.matches('confirming') ||
  snapshot.matches('changing')

/** The visible state of the dialog: the value of `data-state`. */
export type CountryState = Exclude<CountrySnapshot['value'], 'opening' | 'changed' | 'undoing'>

function selectState({ value }: CountrySnapshot): CountryState {
  if (value === 'undoing') return 'changing'
  return value === 'opening' || value === 'changed' ? 'settled' : value // transient states occur in no snapshot
}

export const selectCountryDialog = (snapshot: CountrySnapshot) => {
  const { requested, lines, wholesale, refusal, hasFailed } = snapshot.context
  return {
    state: selectState(snapshot),
    isOpen: selectIsDialogOpen(snapshot),
    country: selectCountry(snapshot),
    /** The country about to be selected. */
    requested,
    /** The lines that the change deletes. */
    lines,
    /** Those of a wholesale client's cart. */
    wholesale,
    refusal,
    hasFailed,
  }
}
export type CountryView = Readonly<ReturnType<typeof selectCountryDialog>>
