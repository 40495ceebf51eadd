import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { formatDateTime } from '@shyrdak/sdk/format'
import { describeError } from '@shyrdak/sdk/messages'
import type { ReactNode } from 'react'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useStore } from '../../store/use-store.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { PayNow } from './pay-now.tsx'
import { SurplusPayments } from './surplus-payments.tsx'
import { useOrderStatus, type LoadedOrder, type StatusOrder } from './use-order-status.ts'

export interface OrderStatusProps {
  readonly order: StatusOrder
  /** Grants access to a guest's order; null for the logged-in owner. */
  readonly secret: string | null
  /** Called when the payment state changes. */
  readonly onChange?: (order: LoadedOrder) => void
}

/** The payment status as the store reports it, never taken from the URL. */
export function OrderStatus({ order: initial, secret, onChange }: OrderStatusProps) {
  const { language } = useStore()
  const t = useMessages('orders')
  const i18n = useCodeMessages('errors')
  const { order, patience, ask } = useOrderStatus(initial, secret, onChange)
  const { state, provider, payable } = order.payment
  const fallback = useFocusFallback<HTMLElement>()
  const frame = (shownAs: string, content: ReactNode) => (
    <section className="shyrdak-order-status" data-state={shownAs} aria-live="polite" {...fallback}>
      {content}
      <SurplusPayments order={order} />
    </section>
  )
  const note = (shownAs: string, tone: 'info' | 'success', title: string, text: string) =>
    frame(
      shownAs,
      <Alert tone={tone} live="off" title={title}>
        {text}
      </Alert>,
    )
  const isCanceled = order.status === 'on_hold' && order.reason === 'canceled'
  if (isCanceled && state !== 'refunded' && state !== 'checking') {
    const unpaidText = order.surplus ? 'orderCanceledNothingDue' : 'orderCanceledText'
    return note(
      'canceled',
      'info',
      t('orderCanceledTitle'),
      t(state === 'paid' ? 'orderCanceledPaid' : unpaidText),
    )
  }
  if (state === 'paid') return note(state, 'success', t('paidTitle'), t(paidTextOf(order)))
  if (state === 'refunded') return note(state, 'info', t('refundedTitle'), t('refundedText'))
  if (state === 'checking')
    return frame(
      state,
      <>
        <Alert
          tone="info"
          live="off"
          title={
            <span className="shyrdak-order-status-wait">
              {t('checkingTitle')} {patience === 'waiting' ? <Spinner /> : null}
            </span>
          }
        >
          <p>{patience === 'waiting' ? t('checkingText') : t('checkingLong')}</p>
          {patience === 'waiting' ? null : (
            <Button tone="secondary" size="small" busy={patience === 'asking'} onClick={() => void ask()}>
              {t('checkNow')}
            </Button>
          )}
        </Alert>
        {/* A payment left at the bank can be continued: the store returns the same one as long as it is open. */}
        {payable ? (
          <PayNow order={{ ...order, secret }} provider={provider} onPaid={() => void ask()} />
        ) : null}
      </>,
    )
  if (isUnderWay(order.status)) return note('otherwise', 'info', t('otherwiseTitle'), t('otherwiseText'))
  const { title, text } = {
    unpaid: { title: t('unpaidTitle'), text: t('unpaidText') },
    refused: { title: describeError('PAYMENT_FAILED', i18n), text: t('refusedText') },
    canceled: { title: t('canceledTitle'), text: t('canceledText') },
  }[state]
  return frame(
    state,
    <>
      <Alert
        tone={state === 'refused' ? 'danger' : 'warning'}
        live="off"
        title={payable ? title : t('unpaidTitle')}
      >
        <p>{payable ? text : t('notPayable')}</p>
        {payable && order.held_until ? (
          <p>
            <UnbrokenName text={t('heldUntil', { when: formatDateTime(order.held_until, language) })} />
          </p>
        ) : null}
      </Alert>
      {payable ? (
        <PayNow
          order={{ ...order, secret }}
          provider={provider}
          again={state !== 'unpaid'}
          onPaid={() => void ask()}
        />
      ) : null}
    </>,
  )
}

/** The message key of what follows the payment, until that has happened. */
function paidTextOf({ status, is_collected }: StatusOrder) {
  switch (status) {
    case 'on_hold':
    case 'shipping':
    case 'on_way':
    case 'completed':
      return 'paidOnly'
    default:
      return is_collected ? 'paidCollect' : 'paidText'
  }
}

/**
 * Whether the order proceeds although no bank payment is recorded: a manager can allow that when it is paid
 * in another way.
 */
function isUnderWay(status: StatusOrder['status']): boolean {
  switch (status) {
    case 'in_production':
    case 'packaging':
    case 'shipping':
    case 'on_way':
    case 'completed':
      return true
    default:
      return false
  }
}
