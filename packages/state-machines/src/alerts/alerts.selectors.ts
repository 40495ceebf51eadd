import type { Alert } from './alert.ts'
import type { AlertsSnapshot } from './alerts.machine.ts'

/** Oldest first. */
export const selectAlerts = ({ context }: AlertsSnapshot): readonly Alert[] => context.alerts
