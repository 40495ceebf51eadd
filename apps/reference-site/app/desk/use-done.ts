import { useAlerts } from '@shyrdak/react-store'

/** How long it stays: it names something, and is to be read. */
const ALERT_TIME = 5_000

/** Says in words what was done, to whoever sees it and whoever hears it; also on the page that is opened then. */
export function useDone(): (message: string) => void {
  const { raise } = useAlerts()
  return (message) => void raise({ message, tone: 'success', timeout: ALERT_TIME })
}
