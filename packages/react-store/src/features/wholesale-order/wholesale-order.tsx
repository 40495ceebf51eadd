import { Alert } from '@shyrdak/blocks/parts/alert'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { useRef } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useStore } from '../../store/use-store.ts'
import { useWholesaleCart } from '../wholesale-cart/use-wholesale-cart.ts'
import { FilledOrder } from './filled-order.tsx'
import { useWholesaleOrder } from './use-wholesale-order.ts'

export interface WholesaleOrderProps {
  /** The client's `company_id`. */
  readonly companyId: number
  /** Whether the user's role may place orders. */
  readonly canOrder: boolean
}

/** The order form for the wholesale cart: delivery, payment and comment. The store prices it again. */
export function WholesaleOrder({ companyId, canOrder }: WholesaleOrderProps) {
  const { link } = useStore()
  const t = useMessages('wholesale-order')
  const cart = useWholesaleCart({ isEager: canOrder })
  const order = useWholesaleOrder()
  const root = useRef<HTMLDivElement>(null)
  const fallback = useFocusFallback(root)
  if (!canOrder)
    return (
      <Alert tone="info" live="off" title={t('readOnly')}>
        <a href={link('/admin/reyestr')}>{t('toReyestr')}</a>
      </Alert>
    )
  const state = order.view?.state
  return (
    <div className="shyrdak-wholesale-order-place" {...fallback}>
      {cart.isUnavailable || order.isUnavailable ? (
        <LoadFailure
          title={t('unavailableTitle')}
          text={t('unavailableText')}
          retry={t('tryAgain')}
          onRetry={() => {
            root.current?.focus({ preventScroll: true })
            cart.retry()
            order.retry()
          }}
        />
      ) : !cart.view || !order.view ? (
        <Skeleton lines={6} />
      ) : state === 'ordered' ? (
        <Alert tone="warning" title={t('orderedAlready')}>
          <p>{t('orderedBefore')}</p>
          <a href={link('/admin/order-history')}>{t('toOrders')}</a>
        </Alert>
      ) : cart.view.state === 'empty' && state !== 'sending' && state !== 'placed' ? (
        <Alert tone="info" live="off" title={t('empty')}>
          <a href={link('/admin/reyestr')}>{t('toReyestr')}</a>
        </Alert>
      ) : (
        <FilledOrder
          cart={cart.view}
          sendCart={cart.send}
          view={order.view}
          send={order.send}
          companyId={companyId}
        />
      )}
    </div>
  )
}
