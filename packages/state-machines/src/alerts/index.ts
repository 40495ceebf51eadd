export { ALERT_TIMEOUT_MS, MAX_ALERTS, type Alert, type Hold, type NewAlert } from './alert.ts'
export { dismissAlert, findAlert, holdAlert, raiseAlert, releaseAlert } from './alert-stack.ts'
export {
  alertsMachine,
  type AlertsActor,
  type AlertsContext,
  type AlertsEvent,
  type AlertsSnapshot,
} from './alerts.machine.ts'
export { selectAlerts, selectAlertStack, type AlertsView } from './alerts.selectors.ts'
