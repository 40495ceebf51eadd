import type { Alert, AlertsEvent, NewAlert } from '@shyrdak/state-machines/alerts'
import { useLazyActor } from '../../store/use-lazy-actor.ts'
import { useStore } from '../../store/use-store.ts'

const NONE: readonly Alert[] = []

/** Alerts of the page, oldest first. */
export function useAlerts(): {
  readonly alerts: readonly Alert[]
  readonly raise: (alert: NewAlert) => Promise<void>
  readonly send: (event: AlertsEvent) => Promise<void>
} {
  const { alerts } = useStore()
  const view = useLazyActor(alerts, false)
  const raise = (alert: NewAlert) => alerts.send({ type: 'alert.raise', alert })
  return { alerts: view?.alerts ?? NONE, raise, send: alerts.send }
}
