import { formatDateTime } from '@shyrdak/sdk/format'
import { holdReasonLabel, orderStatusLabel } from '@shyrdak/sdk/messages'
import { usePageContext } from '../page/use-page-context.ts'
import { checkoutMessages } from './checkout-messages.ts'
import type { ShownOrder } from './shown-order.ts'

interface Props<Event> {
  events: readonly Event[]
  /** Who did it, for those who may know. */
  by?: (event: Event) => string
}

/** What happened to the order, the newest last. */
export function OrderTimeline<Event extends ShownOrder['timeline'][number]>({ events, by }: Props<Event>) {
  const { language } = usePageContext()
  const messages = checkoutMessages[language]
  return (
    <section className="site-order-timeline">
      <h2>{messages.timeline}</h2>
      <ol>
        {events.map((event, place) => {
          const { status, reason, created_at } = event
          return (
            <li
              key={`${created_at} ${status}`}
              aria-current={place === events.length - 1 ? 'step' : undefined}
            >
              <span className="site-order-step">{orderStatusLabel(status, language)}</span>
              {reason && <span className="site-order-note">{holdReasonLabel(reason, language)}</span>}
              {by && <span className="site-order-note">{by(event)}</span>}
              <time className="site-order-note" dateTime={created_at}>
                {formatDateTime(created_at, language, 'short')}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
