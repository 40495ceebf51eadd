import type { Alert, AlertsEvent } from '@shyrdak/state-machines/alerts'
import type { LazyFlow } from '../store/lazy-flow.ts'

export interface AlertsView {
  /** Oldest first. */
  readonly alerts: readonly Alert[]
}

export type AlertsFlow = LazyFlow<AlertsView, AlertsEvent>
