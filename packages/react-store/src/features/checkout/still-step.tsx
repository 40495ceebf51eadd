import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { formatDateTime, formatSom } from '@shyrdak/sdk/format'
import { isOtherCountry } from '../../parts/is-other-country.ts'
import type { UnpaidOrder } from '../orders/find-unpaid-order.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useUnpaidOrder } from '../orders/use-unpaid-order.ts'
import { DeliveryRequest } from '../delivery-request/delivery-request.tsx'
import { StepHead } from './step-head.tsx'

export function UndeliverableStep() {
  const { link } = useStore()
  const t = useMessages('checkout')
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still">
      <Ornament shape="horns" tone="indigo" />
      <StepHead>{t('undeliverableTitle')}</StepHead>
      <p className="shyrdak-checkout-note">{t('undeliverableText')}</p>
      <DeliveryRequest label={t('tellMe')} failed={t('failed')} />
      <Button tone="secondary" href={link('/order/basket')}>
        {t('toCart')}
      </Button>
    </div>
  )
}

/** Shown for an empty cart. A shopper who returns from the bank without paying finds the order here. */
export function EmptyStep() {
  const { order, isLooking } = useUnpaidOrder()
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still" aria-live="polite">
      {order ? <WaitingOrder order={order} /> : isLooking ? <Looking /> : <NothingToOrder />}
    </div>
  )
}

/** Until it is known whether an order waits, an empty basket would be the wrong answer. */
function Looking() {
  const t = useMessages('checkout')
  return (
    <>
      <Spinner label={t('loading')} />
      <Skeleton lines={4} />
    </>
  )
}

function NothingToOrder() {
  const store = useStore()
  const t = useMessages('checkout')
  const isOther = isOtherCountry(store)
  return (
    <>
      <Ornament shape="medallion" />
      <StepHead>{t(isOther ? 'otherCountryTitle' : 'emptyTitle')}</StepHead>
      <p className="shyrdak-checkout-note">{t(isOther ? 'otherCountryText' : 'emptyText')}</p>
      <Button size="large" href={store.link('/categories')}>
        {t('toShop')}
      </Button>
    </>
  )
}

function WaitingOrder({ order }: { readonly order: UnpaidOrder }) {
  const { language, link, ports } = useStore()
  const tCheckout = useMessages('checkout')
  const t = useMessages('orders')
  const { order_number, total, held_until, href } = order
  const isHeld = held_until !== null && Date.parse(held_until) > ports.now()
  return (
    <>
      <Ornament shape="horns" tone="indigo" />
      <StepHead>{t('waitingTitle', { number: order_number })}</StepHead>
      <p className="shyrdak-checkout-note">
        <UnbrokenName
          text={isHeld ? t('heldUntil', { when: formatDateTime(held_until, language) }) : t('waitingText')}
        />
      </p>
      <div className="shyrdak-checkout-actions">
        <Button size="large" href={href}>
          {t('pay', { sum: formatSom(total) })}
        </Button>
        <Button tone="quiet" href={link('/categories')}>
          {tCheckout('toShop')}
        </Button>
      </div>
    </>
  )
}
