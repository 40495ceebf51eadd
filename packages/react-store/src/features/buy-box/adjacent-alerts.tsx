import { useRef, type ComponentProps, type RefObject } from 'react'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { useAlerts } from '../alerts/use-alerts.ts'
import { useFreeSide } from './use-free-side.ts'

interface Props extends ComponentProps<typeof AlertsHere> {
  /** The row with the count and the add button. */
  readonly row: RefObject<Element | null>
  /** The bar that replaces the row at the edge of the screen while the row is out of view. */
  readonly bar: RefObject<HTMLElement | null> | null
}

/** Cart alerts placed below or above the button that caused them, so that they do not cover it. */
export function AdjacentAlerts({ row, bar, ...alertsHere }: Props) {
  const placed = useRef<HTMLDivElement>(null)
  const { view } = useAlerts()
  useFreeSide({ placed, row, bar }, view?.alerts.at(-1)?.id)
  return (
    <div ref={placed} className="shyrdak-alert-stack-beside">
      <AlertsHere {...alertsHere} />
    </div>
  )
}
