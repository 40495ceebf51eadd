import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { formatSom } from '@shyrdak/sdk/format'
import { discountedCosts, isDiscounted, subtractMoney, ZERO } from '@shyrdak/sdk/rules'
import { lineRequestOf, summaryOf } from '@shyrdak/state-machines/retail-cart/rules'
import type { RetailCartView } from '@shyrdak/state-machines/retail-cart'
import { lazy, useId, useMemo } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FreeDeliveryHint } from '../../parts/free-delivery-hint.tsx'
import { freesDelivery } from '../../parts/frees-delivery.ts'
import { DeliveryRequest } from '../delivery-request/delivery-request.tsx'
import { Optional } from '../../parts/optional.tsx'
import { OrderSummary } from '../../parts/order-summary.tsx'
import { useDiscount } from '../discount/use-discount.ts'

interface CartSummaryProps {
  readonly cart: RetailCartView
  readonly delivers: boolean
}

/** Needed only abroad, where products show their prices in another currency than the one of the cart. */
const ReadingSum = lazy(() => import('./reading-sum.tsx'))

const DiscountField = lazy(async () => ({
  default: (await import('../discount/discount-field.tsx')).DiscountField,
}))

/** Totals in som and the checkout button, with the reason when checkout takes only a part of the cart. */
export function CartSummary({ cart, delivers }: CartSummaryProps) {
  const store = useStore()
  const t = useMessages('cart')
  const reasonId = useId()
  const { lines, waiting } = cart.next
  const [now, later] = [summaryOf(lines), summaryOf(waiting)]
  const isSplit = waiting.length > 0
  const mayOrder = delivers && cart.canOrder
  const code = useDiscount()
  const { discount } = discountedCosts(code?.terms ?? null, { goods: now.total, delivery: ZERO })
  const less = { of: t('discount', { code: code?.code ?? '' }), amount: `−${formatSom(discount)}` }
  const items = useMemo(() => lines.map(lineRequestOf), [lines])
  const reason = isSplit ? { 'aria-describedby': reasonId } : {}
  return (
    <OrderSummary
      title={t('summary')}
      sums={
        isSplit
          ? [
              { of: t('together'), amount: formatSom(cart.summary.total) },
              { of: t('waits'), amount: formatSom(later.total) },
              ...(isDiscounted(discount) ? [less] : []),
            ]
          : isDiscounted(discount)
            ? [{ of: t('goods'), amount: formatSom(now.total) }, less]
            : [{ of: t('goods'), amount: t('items', { count: now.items }) }]
      }
      total={{
        of: isSplit ? t('thisOrder') : t('total'),
        amount: formatSom(subtractMoney(now.total, discount)),
      }}
      note={t('somOnly')}
    >
      {store.country === 'KG' || !lines[0] ? null : (
        <p className="shyrdak-order-summary-note shyrdak-cart-reading">
          <Optional>
            <ReadingSum goods={lines[0].goods} sum={subtractMoney(now.total, discount)} />
          </Optional>
        </p>
      )}
      {delivers ? (
        <FreeDeliveryHint
          from={freesDelivery(code?.terms, now.total) ? undefined : cart.quote?.free_delivery_from}
          goods={now.total}
          missing={(sum) => t('freeDeliveryFrom', { sum })}
          reached={t('freeDeliveryReached')}
          otherwise={t('deliveryLater')}
        />
      ) : null}
      <Optional waiting={<div className="shyrdak-discount-place" />}>
        <DiscountField items={items} goods={now.total} />
      </Optional>
      {delivers ? null : (
        <Alert tone="info" live="off" title={t('notDelivered')}>
          <DeliveryRequest label={t('tellMe')} failed={t('failed')} />
        </Alert>
      )}
      {isSplit && delivers ? (
        <p className="shyrdak-cart-reason" id={reasonId}>
          {t('specialFirst')}
        </p>
      ) : null}
      {mayOrder ? (
        <Button size="large" wide href={store.link('/order/registration')} {...reason}>
          {t('checkout')}
          <Icon name="chevron-right" />
        </Button>
      ) : delivers ? (
        <Button size="large" wide disabled {...reason}>
          {t('checkout')}
        </Button>
      ) : null}
      <a className="shyrdak-cart-on" href={store.link('/categories')}>
        {t('continueShopping')}
      </a>
      <p className="shyrdak-hidden" role="status">
        {cart.state === 'refreshing' ? t('checking') : ''}
      </p>
    </OrderSummary>
  )
}
