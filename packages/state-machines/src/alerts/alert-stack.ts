import { ALERT_TIMEOUT_MS, MAX_ALERTS, type Alert, type Hold, type NewAlert } from './alert.ts'

type Alerts = readonly Alert[]

const isSame = (one: Alert, two: Alert): boolean =>
  one.message === two.message && JSON.stringify(one.params) === JSON.stringify(two.params)

const timeoutOf = (timeout: number | undefined): number =>
  timeout !== undefined && Number.isFinite(timeout) && timeout > 0 ? timeout : ALERT_TIMEOUT_MS

/**
 * Appends an alert. An equal one is replaced, which restarts its timeout. Beyond `MAX_ALERTS` the oldest
 * alert that is not held is removed.
 */
export function raiseAlert(alerts: Alerts, id: string, { timeout, action, ...rest }: NewAlert): Alerts {
  const tone = rest.tone ?? 'info'
  const alert: Alert = {
    id,
    message: rest.message,
    params: rest.params ?? {},
    tone,
    timeout: timeoutOf(timeout),
    action: action ?? null,
    role: tone === 'error' ? 'alert' : 'status',
    holds: [],
  }
  const others = alerts.filter((other) => !isSame(other, alert))
  if (others.length < MAX_ALERTS) return [...others, alert]
  const leaving = others.find(({ holds }) => holds.length === 0) ?? others[0]
  return [...others.filter((other) => other !== leaving), alert]
}

export const dismissAlert = (alerts: Alerts, id: string): Alerts => alerts.filter((alert) => alert.id !== id)

const withHolds = (alerts: Alerts, id: string, change: (holds: readonly Hold[]) => readonly Hold[]): Alerts =>
  alerts.map((alert) => (alert.id === id ? { ...alert, holds: change(alert.holds) } : alert))

export const holdAlert = (alerts: Alerts, id: string, by: Hold): Alerts =>
  withHolds(alerts, id, (holds) => (holds.includes(by) ? holds : [...holds, by]))

export const releaseAlert = (alerts: Alerts, id: string, by: Hold): Alerts =>
  withHolds(alerts, id, (holds) => holds.filter((hold) => hold !== by))

export const findAlert = (alerts: Alerts, id: string): Alert | undefined =>
  alerts.find((alert) => alert.id === id)
