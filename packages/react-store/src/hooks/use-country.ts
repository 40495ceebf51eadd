import type { CountryEvent } from '@shyrdak/state-machines/country'
import type { CountryView } from '../flows/country-view.ts'
import { useFlow } from './use-flow.ts'
import { useStore } from './use-store.ts'

/** The choice of a country. `choice` is null until it is started. */
export function useCountry({ isEager = true }: { readonly isEager?: boolean } = {}): {
  readonly choice: CountryView | null
  readonly send: (event: CountryEvent) => Promise<void>
} {
  const { countryChoice } = useStore()
  return { choice: useFlow(countryChoice, isEager), send: countryChoice.send }
}
