import type { Alert } from './alert.ts'
import type { AlertsSnapshot } from './alerts.machine.ts'

/** Oldest first. */
export const selectAlerts = ({ context }: AlertsSnapshot): readonly Alert[] => context.alerts

export const selectAlertStack = (snapshot: AlertsSnapshot) => ({ alerts: selectAlerts(snapshot) })
export type AlertsView = Readonly<ReturnType<typeof selectAlertStack>>
