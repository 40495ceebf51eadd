export type { Alert, Hold, NewAlert } from './alert.ts'
export {
  alertsMachine,
  type AlertsActor,
  type AlertsContext,
  type AlertsEvent,
  type AlertsSnapshot,
} from './alerts.machine.ts'
export { selectAlerts, selectAlertStack, type AlertsView } from './alerts.selectors.ts'
