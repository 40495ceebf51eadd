import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { formatMoney } from '@shyrdak/sdk/words'
import { summaryOf } from '@shyrdak/state-machines/retail-cart/rules'
import type { RetailCartView } from '../../journeys/retail-cart-view.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { OrderSummary } from '../../widget-parts/order-summary.tsx'

interface BasketSummaryProps {
  readonly cart: RetailCartView
  readonly delivers: boolean
}

const REASON = 'shyrdak-basket-reason'

/** What it comes to, in som, and the way on: to what is bought now, and why that is not everything. */
export function BasketSummary({ cart, delivers }: BasketSummaryProps) {
  const store = useStore()
  const words = useWords('basket')
  const { lines, waiting } = cart.next
  const [now, later] = [summaryOf(lines), summaryOf(waiting)]
  const som = (money: string) => formatMoney(money, 'KGS', store.language)
  const isSplit = waiting.length > 0
  const mayOrder = delivers && cart.canOrder
  const reason = isSplit ? { 'aria-describedby': REASON } : {}
  return (
    <OrderSummary
      title={words.summary}
      sums={
        isSplit
          ? [
              { of: words.together, amount: som(cart.summary.total) },
              { of: words.waits, amount: som(later.total) },
            ]
          : [{ of: words.goods, amount: words.pieces(now.pieces) }]
      }
      total={{ of: isSplit ? words.thisOrder : words.total, amount: som(now.total) }}
      note={`${words.deliveryLater} ${words.somOnly}`}
    >
      {delivers ? null : <Alert tone="info" live="off" title={words.notDelivered} />}
      {isSplit && delivers ? (
        <p className="shyrdak-basket-reason" id={REASON}>
          {words.specialFirst}
        </p>
      ) : null}
      {mayOrder ? (
        <Button size="large" wide href={store.link('/order/registration')} {...reason}>
          {words.checkout}
          <Icon name="chevron-right" />
        </Button>
      ) : delivers ? (
        <Button size="large" wide disabled {...reason}>
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
