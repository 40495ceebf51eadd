import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { formatMoney } from '@shyrdak/sdk/words'
import type { RetailCartView } from '../../journeys/retail-cart-view.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { OrderSummary } from '../../widget-parts/order-summary.tsx'

interface BasketSummaryProps {
  readonly cart: RetailCartView
  readonly delivers: boolean
}

/** What it comes to, in som, and the way on. */
export function BasketSummary({ cart, delivers }: BasketSummaryProps) {
  const store = useStore()
  const words = useWords('basket')
  const total = formatMoney(cart.summary.total, 'KGS', store.language)
  const mayOrder = delivers && cart.canOrder
  return (
    <OrderSummary
      title={words.summary}
      sums={[{ of: words.goods, amount: words.pieces(cart.summary.pieces) }]}
      total={{ of: words.total, amount: total }}
      note={`${words.deliveryLater} ${words.somOnly}`}
    >
      {delivers ? null : <Alert tone="info" live="off" title={words.notDelivered} />}
      {mayOrder ? (
        <Button size="large" wide href={store.link('/order/registration')}>
          {words.checkout}
          <Icon name="chevron-right" />
        </Button>
      ) : delivers ? (
        <Button size="large" wide disabled>
          {words.checkout}
        </Button>
      ) : null}
      <a className="shyrdak-basket-on" href={store.link('/categories')}>
        {words.continueShopping}
      </a>
      <p className="shyrdak-hidden" role="status">
        {cart.state === 'refreshing' ? words.checking : ''}
      </p>
    </OrderSummary>
  )
}
