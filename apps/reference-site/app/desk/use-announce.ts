import { useAlerts } from '@shyrdak/react-store'

/** How long the alert is shown, in milliseconds: its text names an item and takes time to read. */
const ALERT_TIME = 5_000

/** Returns a function that announces a completed action in an alert, which survives navigation. */
export function useAnnounce(): (message: string) => void {
  const { send } = useAlerts()
  return (message) => send({ type: 'alert.raise', alert: { message, tone: 'success', timeout: ALERT_TIME } })
}
