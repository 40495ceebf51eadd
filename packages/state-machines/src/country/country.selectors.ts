import { DEFAULT_COUNTRY } from '@shyrdak/sdk/contract'
import type { CountrySnapshot } from './country.machine.ts'

/** The country that counts: the chosen one, else Kyrgyzstan. */
export const selectCountry = ({ context }: CountrySnapshot): string => context.chosen ?? DEFAULT_COUNTRY

/** Whether the dialog is open, in whichever of its faces. */
export const selectIsDialogOpen = (snapshot: CountrySnapshot): boolean =>
  snapshot.matches('asking') ||
  snapshot.matches('locating') ||
  snapshot.matches('warning') ||
  snapshot.matches('comparing') ||
  snapshot.matches('confirming') ||
  snapshot.matches('changing')
