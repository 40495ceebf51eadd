import type { CountryEvent, CountryView } from '@shyrdak/state-machines/country'
import { useFlow, type Flow, type FlowOptions } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'

/** The choice of the country that prices and delivery depend on. */
export const useCountry = ({ isEager = true }: FlowOptions = {}): Flow<CountryView, CountryEvent> =>
  useFlow(useStore().countryChoice, isEager)
