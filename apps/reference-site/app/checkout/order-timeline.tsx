import { i18nOf, messagesIn } from '../messages/messages-in.ts'
import { Image } from '@shyrdak/blocks/parts/image'
import { formatDateTime } from '@shyrdak/sdk/format'
import { holdReasonLabel, orderStatusLabel } from '@shyrdak/sdk/messages'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { usePageContext } from '../page/use-page-context.ts'
import type { ShownOrder } from './shown-order.ts'

interface Props<Event> {
  events: readonly Event[]
  /** Returns who caused the event, for readers who may know. */
  by?: (event: Event) => string
}

/** The history of an order, newest event last. */
export function OrderTimeline<Event extends ShownOrder['timeline'][number]>({ events, by }: Props<Event>) {
  const { language, apiHost } = usePageContext()
  const t = messagesIn(language, 'site/checkout')
  return (
    <section className="site-order-timeline">
      <h2>{t('timeline')}</h2>
      <ol>
        {events.map((event, place) => {
          const { status, reason, photo, created_at } = event
          return (
            <li
              key={`${created_at} ${status}`}
              aria-current={place === events.length - 1 ? 'step' : undefined}
            >
              <span className="site-order-step">{orderStatusLabel(status, i18nOf(language))}</span>
              {reason && <span className="site-order-note">{holdReasonLabel(reason, i18nOf(language))}</span>}
              {photo && (
                <a
                  className="site-order-progress"
                  href={mediaUrl(apiHost, photo)}
                  target="_blank"
                  rel="noopener"
                >
                  <Image
                    photo={mediaUrl(apiHost, photo)}
                    alt={t('progressPhoto', { when: formatDateTime(created_at, language, 'short') })}
                    sizes="240px"
                    widths={[320, 480]}
                  />
                </a>
              )}
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
