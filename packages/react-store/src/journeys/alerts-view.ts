import type { Alert, AlertsEvent } from '@shyrdak/state-machines/alerts'
import type { Journey } from '../store/journey.ts'

export interface AlertsView {
  /** Oldest first. */
  readonly alerts: readonly Alert[]
}

export type AlertsJourney = Journey<AlertsView, AlertsEvent>
