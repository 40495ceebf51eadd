import type { CountryEvent, CountryView } from '@shyrdak/state-machines/country'

export interface PanelProps {
  readonly choice: CountryView
  readonly send: (event: CountryEvent) => void
}
