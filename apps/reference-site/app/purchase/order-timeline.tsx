import type { RetailOrder } from '@shyrdak/sdk/contract'
import { formatDateTime, holdReasonLabel, orderStatusLabel } from '@shyrdak/sdk/words'
import { usePageVisit } from '../page/use-visit.ts'
import { purchaseWords } from './purchase-words.ts'

/** What happened to the order, the newest last. */
export function OrderTimeline({ events }: { events: RetailOrder['timeline'] }) {
  const { language } = usePageVisit()
  const words = purchaseWords[language]
  return (
    <section className="site-order-timeline">
      <h2>{words.timeline}</h2>
      <ol>
        {events.map(({ status, reason, created_at }, place) => (
          <li key={`${created_at} ${status}`} aria-current={place === events.length - 1 ? 'step' : undefined}>
            <span className="site-order-step">{orderStatusLabel(status, language)}</span>
            {reason && <span className="site-order-note">{holdReasonLabel(reason, language)}</span>}
            <time className="site-order-note" dateTime={created_at}>
              {formatDateTime(created_at, language, 'short')}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
