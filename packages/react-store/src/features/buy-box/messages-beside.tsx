import { useRef, type ComponentProps, type RefObject } from 'react'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { useAlerts } from '../alerts/use-alerts.ts'
import { useFreeSide } from './use-free-side.ts'

interface Props extends ComponentProps<typeof AlertsHere> {
  /** The count and the button that adds. */
  readonly row: RefObject<Element | null>
  /** The same at the edge of the screen, while the row is out of view. */
  readonly bar: RefObject<HTMLElement | null> | null
}

/** Messages about the cart below or above what was pressed for them: over it they would hide what it does. */
export function MessagesBeside({ row, bar, ...alertsHere }: Props) {
  const placed = useRef<HTMLDivElement>(null)
  const { alerts } = useAlerts()
  useFreeSide({ placed, row, bar }, alerts.at(-1)?.id)
  return (
    <div ref={placed} className="shyrdak-alert-stack-beside">
      <AlertsHere {...alertsHere} />
    </div>
  )
}
