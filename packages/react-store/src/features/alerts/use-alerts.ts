import type { AlertsEvent, AlertsView } from '@shyrdak/state-machines/alerts'
import { useFlow, type Flow } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'

/** The alerts of the page, oldest first. Without one, the flow is not started and its view is null. */
export const useAlerts = (): Flow<AlertsView, AlertsEvent> => useFlow(useStore().alerts, false)
