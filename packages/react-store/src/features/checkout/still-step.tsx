import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { formatDateTime, formatMoney } from '@shyrdak/sdk/format'
import type { UnpaidOrder } from '../orders/find-unpaid-order.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'
import { useUnpaidOrder } from '../orders/use-unpaid-order.ts'
import { StepHead } from './step-head.tsx'

export function UndeliverableStep() {
  const { link } = useStore()
  const messages = useMessages('checkout')
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still">
      <Ornament shape="horns" tone="indigo" />
      <StepHead>{messages.undeliverableTitle}</StepHead>
      <p className="shyrdak-checkout-note">{messages.undeliverableText}</p>
      <Button tone="secondary" href={link('/order/basket')}>
        {messages.toCart}
      </Button>
    </div>
  )
}

/** Nothing in the cart: whoever comes back from the bank unpaid finds the order here. */
export function EmptyStep() {
  const { order } = useUnpaidOrder()
  return (
    <div className="shyrdak-checkout-step shyrdak-checkout-still" aria-live="polite">
      {order ? <WaitingOrder order={order} /> : <NothingToOrder />}
    </div>
  )
}

function NothingToOrder() {
  const { link } = useStore()
  const messages = useMessages('checkout')
  return (
    <>
      <Ornament shape="medallion" />
      <StepHead>{messages.emptyTitle}</StepHead>
      <p className="shyrdak-checkout-note">{messages.emptyText}</p>
      <Button size="large" href={link('/categories')}>
        {messages.toShop}
      </Button>
    </>
  )
}

function WaitingOrder({ order }: { readonly order: UnpaidOrder }) {
  const { language, link, ports } = useStore()
  const { toShop } = useMessages('checkout')
  const messages = useMessages('order')
  const { order_number, total, held_until, href } = order
  const isHeld = held_until !== null && Date.parse(held_until) > ports.now()
  return (
    <>
      <Ornament shape="horns" tone="indigo" />
      <StepHead>{messages.waitingTitle(order_number)}</StepHead>
      <p className="shyrdak-checkout-note">
        {isHeld ? messages.heldUntil(formatDateTime(held_until, language)) : messages.waitingText}
      </p>
      <div className="shyrdak-checkout-actions">
        <Button size="large" href={href}>
          {messages.pay(formatMoney(total, 'KGS', language))}
        </Button>
        <Button tone="quiet" href={link('/categories')}>
          {toShop}
        </Button>
      </div>
    </>
  )
}
