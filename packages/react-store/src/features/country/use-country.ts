import type { CountryEvent, CountryView } from '@shyrdak/state-machines/country'
import { useLazyActor } from '../../store/use-lazy-actor.ts'
import { useStore } from '../../store/use-store.ts'

/** Returns the country flow. `choice` is null until the flow starts. */
export function useCountry({ isEager = true }: { readonly isEager?: boolean } = {}): {
  readonly choice: CountryView | null
  readonly send: (event: CountryEvent) => Promise<void>
} {
  const { countryChoice } = useStore()
  return { choice: useLazyActor(countryChoice, isEager), send: countryChoice.send }
}
