import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { OrderLine, OrderRequests as Requests } from '@shyrdak/sdk/contract'
import { useRef, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useReading } from '../../store/use-reading.ts'
import { useStore } from '../../store/use-store.ts'
import { RequestForm } from './request-form.tsx'
import { RequestState } from './request-state.tsx'

export interface OrderRequestsProps {
  readonly order: { readonly id: number; readonly status: string; readonly items: readonly OrderLine[] }
  /** The secret of the order's link; null for the logged-in owner. */
  readonly secret: string | null
  /** Called when a request has changed the order itself. */
  readonly onChange?: () => void
}

/**
 * The cancellation and return requests of an order with their states, and the button to make one. Renders
 * nothing while they are loading, and when there are none and none can be made.
 */
export function OrderRequests({ order, secret, onChange }: OrderRequestsProps) {
  const store = useStore()
  const t = useMessages('order-requests', 'errors', 'issues')
  const [isOpen, setOpen] = useState(false)
  const [answered, setAnswered] = useState<{ of: string; requests: Requests } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // What can be requested depends on the status of the order.
  const key = `${order.id} ${order.status}`
  const call = { params: { id: order.id }, query: secret === null ? {} : { k: secret } }
  const reading = useReading(key, async (signal) => {
    const { retailOrders } = await store.sdk(
      import('./contract.ts').then(({ orderRequestsContract }) => orderRequestsContract),
    )
    return retailOrders.requests.ofOrder({ ...call, signal })
  })
  const shown = answered?.of === key ? answered.requests : reading.data
  const [isRetried, setRetried] = useState(false)
  const fallback = useFocusFallback<HTMLElement>()
  if (!shown && !reading.failure && !isRetried) return null
  if (!shown)
    return (
      <section {...fallback} className="shyrdak-order-requests" aria-label={t('title.requests')}>
        {reading.failure ? (
          <Alert tone="warning" title={reading.failure.message}>
            {reading.failure.isMissing ? null : (
              <Button
                tone="secondary"
                size="small"
                onClick={() => {
                  setRetried(true)
                  reading.retry()
                }}
              >
                {t('retry')}
              </Button>
            )}
          </Alert>
        ) : (
          <Spinner />
        )}
      </section>
    )
  if (shown.offer === null && shown.requests.length === 0) return null
  const { offer, requests } = shown
  return (
    <section {...fallback} className="shyrdak-order-requests" aria-labelledby={`requests-${order.id}`}>
      <h2 id={`requests-${order.id}`} ref={heading} tabIndex={-1}>
        {offer && requests.length === 0 ? t(`title.${offer.kind}`) : t('title.requests')}
      </h2>
      <div role="status">
        {requests.length > 0 ? (
          <ul>
            {requests.map((request) => (
              <li key={request.id}>
                <RequestState request={request} lines={order.items} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {offer === null ? null : isOpen ? (
        <RequestForm
          offer={offer}
          lines={order.items}
          send={async (body) => {
            const { retailOrders } = await store.sdk(
              import('./contract.ts').then(({ orderRequestsContract }) => orderRequestsContract),
            )
            setAnswered({ of: key, requests: await retailOrders.requests.create({ ...call, body }) })
            setOpen(false)
            heading.current?.focus()
            onChange?.()
          }}
          onClose={() => {
            setOpen(false)
            heading.current?.focus()
          }}
        />
      ) : (
        <>
          <p className="shyrdak-order-requests-note">
            {t(offer.is_whole ? 'note.atOnce' : `note.${offer.kind}`)}
          </p>
          <Button tone="secondary" onClick={() => setOpen(true)}>
            {t(`open.${offer.kind}`)}
          </Button>
        </>
      )}
    </section>
  )
}
