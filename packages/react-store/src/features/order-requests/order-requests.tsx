import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { NewOrderRequest, OrderLine, OrderRequests as Requests } from '@shyrdak/sdk/contract'
import { isShyrdakError } from '@shyrdak/sdk'
import { useRef, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useReading } from '../../store/use-reading.ts'
import { useStore } from '../../store/use-store.ts'
import { RequestForm } from './request-form.tsx'
import { RequestState } from './request-state.tsx'
import { useReturns } from './use-returns.ts'

export interface OrderRequestsProps {
  /** Its requests are read again whenever any part of it changes, such as the payment. */
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
export function OrderRequests(props: OrderRequestsProps) {
  // What was typed for one order must not become another's.
  return <RequestsOfOrder key={props.order.id} {...props} />
}

function RequestsOfOrder({ order, secret, onChange }: OrderRequestsProps) {
  const store = useStore()
  const t = useMessages('order-requests', 'errors', 'issues')
  /** The offer that the open form is for; null while the form is closed. */
  const [opened, setOpened] = useState<Requests['offer']>(null)
  /** The kind of the form that was closed last, of which something has to be left for the focus. */
  const [closed, setClosed] = useState<NonNullable<Requests['offer']>['kind'] | null>(null)
  /** The newest answer, shown until a newer one arrives: the form stays while the order is read again. */
  const [shown, setShown] = useState<Requests | null>(null)
  const [refusals, setRefusals] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // A manager's answer may change the order or only the request, which is read when the buyer comes back.
  const key = [JSON.stringify(order), useReturns(), refusals].join(' ')
  /** The number of the last call. The answer to an earlier one is ignored. */
  const calls = useRef(0)
  const call = { params: { id: order.id }, query: secret === null ? {} : { k: secret } }
  const reading = useReading(key, async (signal) => {
    const { retailOrders } = await store.sdk(
      import('./contract.ts').then(({ orderRequestsContract }) => orderRequestsContract),
    )
    calls.current += 1
    const turn = calls.current
    const requests = await retailOrders.requests.ofOrder({ ...call, signal })
    if (turn === calls.current) setShown(requests)
  })
  async function send(body: NewOrderRequest) {
    const { retailOrders } = await store.sdk(
      import('./contract.ts').then(({ orderRequestsContract }) => orderRequestsContract),
    )
    try {
      const requests = await retailOrders.requests.create({ ...call, body })
      calls.current += 1
      setShown(requests)
    } catch (error) {
      // The order has moved on: what can be requested now is shown at once.
      if (isShyrdakError(error) && error.code === 'STALE') setRefusals(refusals + 1)
      throw error
    }
    close()
    onChange?.()
  }
  function close() {
    setClosed(opened?.kind ?? null)
    setOpened(null)
    heading.current?.focus()
  }
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
  const { offer, requests } = shown
  const isEmpty = offer === null && requests.length === 0 && opened === null
  if (isEmpty && closed === null) return null
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
      {isEmpty && closed ? <p className="shyrdak-order-requests-note">{t(`none.${closed}`)}</p> : null}
      {opened ? (
        <RequestForm
          offer={offer?.kind === opened.kind ? offer : opened}
          isGone={offer?.kind !== opened.kind}
          lines={order.items}
          send={send}
          onClose={close}
        />
      ) : offer === null ? null : (
        <>
          <p className="shyrdak-order-requests-note">
            {t(offer.is_whole ? 'note.atOnce' : `note.${offer.kind}`)}
          </p>
          <Button tone="secondary" onClick={() => setOpened(offer)}>
            {t(`open.${offer.kind}`)}
          </Button>
        </>
      )}
    </section>
  )
}
