import type { ComponentProps, CSSProperties, RefObject } from 'react'
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
  const { alerts } = useAlerts()
  const free = useFreeSide(row, bar, alerts.at(-1)?.id)
  // No type of React's knows custom properties.
  const style = { '--room': `${free?.room ?? 0}px`, '--bar': `${free?.bar ?? 0}px` } as CSSProperties
  return (
    <div
      className="shyrdak-buy-box-messages"
      data-side={free?.side ?? 'below'}
      style={free ? style : undefined}
    >
      <AlertsHere {...alertsHere} />
    </div>
  )
}
