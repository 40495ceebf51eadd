import type { CountryEvent, CountryView } from '@shyrdak/state-machines/country'
import { useFlow } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'

/** `choice` is null until the flow is started. */
export function useCountry({ isEager = true }: { readonly isEager?: boolean } = {}): {
  readonly choice: CountryView | null
  readonly send: (event: CountryEvent) => Promise<void>
} {
  const { countryChoice } = useStore()
  return { choice: useFlow(countryChoice, isEager), send: countryChoice.send }
}
