import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { formatMoney } from '@shyrdak/sdk/format'
import { summaryOf } from '@shyrdak/state-machines/retail-cart/rules'
import type { RetailCartView } from '@shyrdak/state-machines/retail-cart'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'
import { OrderSummary } from '../../parts/order-summary.tsx'

interface CartSummaryProps {
  readonly cart: RetailCartView
  readonly delivers: boolean
}

const REASON = 'shyrdak-cart-reason'

/** Totals in som and the button to checkout, with the reason when it takes only a part of the cart. */
export function CartSummary({ cart, delivers }: CartSummaryProps) {
  const store = useStore()
  const messages = useMessages('cartPage')
  const { lines, waiting } = cart.next
  const [now, later] = [summaryOf(lines), summaryOf(waiting)]
  const som = (money: string) => formatMoney(money, 'KGS', store.language)
  const isSplit = waiting.length > 0
  const mayOrder = delivers && cart.canOrder
  const reason = isSplit ? { 'aria-describedby': REASON } : {}
  return (
    <OrderSummary
      title={messages.summary}
      sums={
        isSplit
          ? [
              { of: messages.together, amount: som(cart.summary.total) },
              { of: messages.waits, amount: som(later.total) },
            ]
          : [{ of: messages.goods, amount: messages.items(now.items) }]
      }
      total={{ of: isSplit ? messages.thisOrder : messages.total, amount: som(now.total) }}
      note={`${messages.deliveryLater} ${messages.somOnly}`}
    >
      {delivers ? null : <Alert tone="info" live="off" title={messages.notDelivered} />}
      {isSplit && delivers ? (
        <p className="shyrdak-cart-reason" id={REASON}>
          {messages.specialFirst}
        </p>
      ) : null}
      {mayOrder ? (
        <Button size="large" wide href={store.link('/order/registration')} {...reason}>
          {messages.checkout}
          <Icon name="chevron-right" />
        </Button>
      ) : delivers ? (
        <Button size="large" wide disabled {...reason}>
          {messages.checkout}
        </Button>
      ) : null}
      <a className="shyrdak-cart-on" href={store.link('/categories')}>
        {messages.continueShopping}
      </a>
      <p className="shyrdak-hidden" role="status">
        {cart.state === 'refreshing' ? messages.checking : ''}
      </p>
    </OrderSummary>
  )
}
